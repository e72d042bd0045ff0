import { type Finding, NO_AUDIT, type SiteAuditRecord } from '@sitelens/scanner';
import { eq } from 'drizzle-orm';
import { pageFolder } from '../files/fileName.ts';
import { beginFrontier, openDatabaseFrontier } from '../store/databaseFrontier.ts';
import { fixedIssues, pageRules, projects, scanRules, scans } from '../store/schema.ts';
import { finding, newScan, scannedPage, tile } from '../store/testing/scans.testing.ts';
import { TILE_BYTES } from './finishedScan.testing.ts';
import type { TestServer } from './startTestServer.testing.ts';

/**
 * Findings by rule and page. By most severe impact, most issues and id the first three rules are image-alt,
 * button-name and link-name; by most issues and crawl order their first pages are 2, 4 and 5.
 */
const FAILS: Readonly<Record<string, readonly [Finding['impact'], Readonly<Record<number, number>>]>> = {
  'image-alt': ['critical', { 1: 2, 2: 6, 3: 6, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1 }],
  'button-name': ['critical', { 4: 4 }],
  'link-name': ['serious', { 2: 1, 5: 5 }],
  'color-contrast': ['serious', { 6: 3 }],
  'future-rule': ['moderate', { 7: 2 }],
  region: ['minor', { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1 }],
};

/** The same of mobile-friendliness: visible are the first three, on the pages 2, 6 and 1. */
const FAILS_ON_PHONES: typeof FAILS = {
  'viewport-not-set': ['critical', { 2: 3 }],
  'tap-target-too-small': ['serious', { 6: 5, 8: 1 }],
  'content-wider-than-screen': ['serious', { 1: 4 }],
  'media-not-scaling': ['moderate', { 7: 6 }],
  'h1-below-fold': ['minor', { 3: 1, 5: 1 }],
};

export const FAILING_RULES = Object.keys(FAILS);
export const MOBILE_ISSUES = Object.keys(FAILS_ON_PHONES);

/** The page of each visible rule. */
export const VISIBLE_PAGES = {
  'image-alt': 2,
  'button-name': 4,
  'link-name': 5,
  'viewport-not-set': 2,
  'tap-target-too-small': 6,
  'content-wider-than-screen': 1,
} as const;

/** Records of the type on each page but the first, of which the first three are visible. */
export const SECRET_RECORD_TYPE = 'TITLE_TOO_SHORT';
export const secretOfRecord = (page: number) => `secret-record-${page}.`;

const PAGES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

interface SecretPage {
  readonly pageId: string;
  /** Of its screenshot, which lies in the file store. */
  readonly fileName: string;
  readonly thumbnailName: string;
}

export interface SecretScan {
  readonly projectId: string;
  readonly scanId: string;
  /** By number; page 0 is the start page, whose pictures are the project's. */
  readonly pages: readonly SecretPage[];
}

/** What a finding's texts contain, and no other's. */
export const secretOf = (ruleId: string, page: number, at: number) => `secret-${ruleId}-${page}-${at}.`;
export const pathOfPage = (page: number) => (page === 0 ? '/' : `/secret-page-${page}.`);

const ORIGIN = 'https://www.example.com';

/** A scan that has ended, each of whose texts says which one it is. The scan before it found what is fixed. */
export async function secretScan(server: TestServer, organisationId: string): Promise<SecretScan> {
  const { projectId, scanId } = await newScan(server.database, {}, organisationId);
  await beginFrontier(server.database, scanId, {
    startUrl: `${ORIGIN}/`,
    allowedDomains: ['*.example.com'],
    robots: [{ origin: ORIGIN, kind: 'ALLOW_ALL' }],
    crawlDelayMs: 0,
    seeds: [],
  });
  const frontier = openDatabaseFrontier(server.database, scanId);
  const byPage = new Map<number, SecretPage>();
  for (let lease = await frontier.lease(); lease; lease = await frontier.lease()) {
    const path = lease.page.url.replace(ORIGIN, '');
    const number = PAGES.findIndex((page) => pathOfPage(page) === path);
    const folder = pageFolder(scanId, lease.page.id, lease.fencingToken);
    const page = {
      pageId: lease.page.id,
      fileName: `${folder}/desktop-0.jpg`,
      thumbnailName: `${folder}/desktop-thumbnail-0.jpg`,
    };
    await server.files.save(page.fileName, TILE_BYTES);
    await server.files.save(page.thumbnailName, TILE_BYTES);
    await frontier.complete(lease, result(number, page));
    byPage.set(number, page);
  }
  const pages = PAGES.flatMap((number) => byPage.get(number) ?? []);
  if (pages.length !== PAGES.length) throw new Error('The scan has not found its pages.');
  await compareWithAnEarlierScan(server, scanId, pages[VISIBLE_PAGES['image-alt']]?.pageId ?? '');
  return { projectId, scanId, pages };
}

export async function makePublic(server: TestServer, { projectId }: SecretScan): Promise<void> {
  await server.database.queries.update(projects).set({ isPublic: true }).where(eq(projects.id, projectId));
}

function result(number: number, { fileName, thumbnailName }: SecretPage) {
  return scannedPage({
    title: `Title of ${pathOfPage(number)}`,
    links: number === 0 ? PAGES.slice(1).map((page) => `${ORIGIN}${pathOfPage(page)}`) : [],
    tiles: [tile('SCREENSHOT', 0, { fileName }), tile('THUMBNAIL', 0, { fileName: thumbnailName })],
    findings: findingsOn(number, FAILS),
    mobileFindings: findingsOn(number, FAILS_ON_PHONES),
    // Page 2, which is visible, is the first of those with it.
    ...(number >= 2 && { obstacles: [{ kind: 'COOKIE_OVERLAY', name: 'OneTrust' }] }),
    siteAudit: number === 0 ? NO_AUDIT : { ...NO_AUDIT, records: [shortTitle(number)] },
  });
}

function findingsOn(number: number, fails: typeof FAILS): readonly Finding[] {
  return Object.entries(fails).flatMap(([ruleId, [impact, pages]]) =>
    Array.from({ length: pages[number] ?? 0 }, (_, at) =>
      secretFinding(ruleId, secretOf(ruleId, number, at), impact),
    ),
  );
}

function shortTitle(number: number): SiteAuditRecord<typeof SECRET_RECORD_TYPE> {
  const content = { text: secretOfRecord(number) };
  const issueDetails = { content, content_length: { text: '16' }, page_url: { href: `${ORIGIN}/` } };
  return { issueType: SECRET_RECORD_TYPE, issueDetails };
}

function secretFinding(ruleId: string, secret: string, impact: Finding['impact']): Finding {
  const check = { id: 'check', message: `fix-${secret}`, data: { expected: `fix-${secret}` } };
  return finding(ruleId, 0, {
    id: `id-${secret}`,
    impact,
    html: `<i class="${secret}">`,
    target: [`#${secret}`],
    relatedNodes: [{ html: `<b class="${secret}">`, target: [`#related-${secret}`] }],
    tags: ['wcag2a', `tag-${ruleId}`],
    possibleSolutions: [check],
    mustMatchAll: [check],
    mustNotMatch: [check],
  });
}

/** Says what the comparison of two scans would, so that these tests do not hang on it. */
async function compareWithAnEarlierScan(server: TestServer, scanId: string, pageId: string): Promise<void> {
  const { queries } = server.database;
  const counts = { newIssues: 1, fixedIssues: 1 };
  await queries.update(scans).set({ hasEarlierScan: true }).where(eq(scans.id, scanId));
  await queries.update(scanRules).set(counts).where(eq(scanRules.scanId, scanId));
  await queries.update(pageRules).set(counts).where(eq(pageRules.scanId, scanId));
  await queries.insert(scanRules).values({
    scanId,
    ruleId: 'label',
    impactRank: 3,
    tags: ['tag-label'],
    totalIssues: 0,
    totalPages: 0,
    fixedIssues: 1,
  });
  await queries.insert(fixedIssues).values(
    ['image-alt', 'label'].map((ruleId) => ({
      pageId,
      ruleId,
      position: 0,
      finding: secretFinding(ruleId, `secret-fixed-${ruleId}.`, 'critical'),
    })),
  );
}
