import { type Finding, NO_AUDIT, type PageResult, type SavedTile } from '@sitelens/scanner';
import type { Account } from '../accounts.ts';
import { signInUser } from '../accounts.ts';
import type { Database } from '../database.ts';
import { beginFrontier, openDatabaseFrontier } from '../databaseFrontier.ts';
import { createProject, type ProjectSettings } from '../projects.ts';
import { startScan } from '../scans.ts';

export const SETTINGS: ProjectSettings = {
  name: 'Example',
  startUrl: 'https://www.example.com/',
  allowedDomains: ['*.example.com'],
  maxPages: 100,
  maxSimultaneousPages: 3,
};

/** A new owner of a new organisation. */
export function newAccount(db: Database, name = 'Dana'): Promise<Account> {
  return signInUser(db, {
    issuer: 'https://id.example.com',
    subject: crypto.randomUUID(),
    email: `${name.toLowerCase()}@example.com`,
    emailVerified: true,
    name,
  });
}

export interface NewScan {
  readonly organisationId: string;
  readonly projectId: string;
  readonly scanId: string;
}

/** A scan in the queue, of a new project of a new organisation unless told otherwise. */
export async function newScan(
  db: Database,
  settings: Partial<ProjectSettings> = {},
  organisationId?: string,
): Promise<NewScan> {
  const owner = organisationId ?? (await newAccount(db)).organisationId;
  const project = await createProject(db, owner, { ...SETTINGS, ...settings });
  const scan = await startScan(db, owner, project.id);
  if (scan === undefined || scan === 'already-running') throw new Error('The scan did not start.');
  return { organisationId: owner, projectId: project.id, scanId: scan.scanId };
}

/** A finding as the scanner makes it. */
export function finding(ruleId: string, at: number, changes: Partial<Finding> = {}): Finding {
  return {
    id: `${ruleId}-${at}`,
    ruleId,
    html: `<img src="${at}.jpg">`,
    target: [`#image-${at}`],
    relatedNodes: [],
    screenSizes: ['desktop', 'phone'],
    boundingBoxes: { desktop: { top: 0.1, bottom: 0.2, left: 0, right: 0.5 } },
    tags: ['wcag2a', 'wcag111'],
    possibleSolutions: [{ id: 'has-alt', message: 'Element does not have an alt attribute' }],
    mustMatchAll: [],
    mustNotMatch: [],
    impact: 'critical',
    ...changes,
  };
}

export function scannedPage(changes: Partial<Extract<PageResult, { outcome: 'SCANNED' }>> = {}): PageResult {
  return {
    outcome: 'SCANNED',
    httpStatus: 200,
    title: 'A page',
    links: [],
    dimensions: { desktop: { width: 1920, height: 3400 } },
    screenshotsCutShort: [],
    tiles: [],
    findings: [],
    mobileFindings: [],
    siteAudit: NO_AUDIT,
    ...changes,
  };
}

export function tile(kind: SavedTile['kind'], index: number, changes: Partial<SavedTile> = {}): SavedTile {
  return {
    kind,
    index,
    screenSize: 'desktop',
    yOffset: index * 4_000,
    width: 1920,
    height: 4_000,
    fileName: `/files/x/desktop-${kind.toLowerCase()}-${index}.jpg`,
    ...changes,
  };
}

/** Takes a scan to its end: every page ends as `resultOf` says, and an address that it doesn't know is a 404. */
export async function crawlToTheEnd(
  db: Database,
  scanId: string,
  results: Readonly<Record<string, PageResult>>,
  robotsText = '',
): Promise<void> {
  const origin = 'https://www.example.com';
  await beginFrontier(db, scanId, {
    startUrl: SETTINGS.startUrl,
    allowedDomains: SETTINGS.allowedDomains,
    robots: [{ origin, kind: 'RULES', text: robotsText }],
    seeds: [],
    crawlDelayMs: 0,
  });
  const frontier = openDatabaseFrontier(db, scanId);
  for (let lease = await frontier.lease(); lease; lease = await frontier.lease()) {
    const result = results[lease.page.url.replace(origin, '')];
    await frontier.complete(lease, result ?? NOT_FOUND);
  }
}

const NOT_FOUND: PageResult = {
  outcome: 'FAILED',
  reason: 'HTTP_ERROR',
  httpStatus: 404,
  detail: 'Not found.',
};

/** A scan that has ended, of the pages given by path. */
export async function endedScan(
  db: Database,
  results: Readonly<Record<string, PageResult>>,
): Promise<NewScan> {
  const scan = await newScan(db);
  await crawlToTheEnd(db, scan.scanId, results);
  return scan;
}

/** One more scan of the same project, to its end. */
export async function nextScan(
  db: Database,
  { organisationId, projectId }: NewScan,
  results: Readonly<Record<string, PageResult>>,
): Promise<NewScan> {
  const scan = await startScan(db, organisationId, projectId);
  if (scan === undefined || scan === 'already-running') throw new Error('The scan did not start.');
  await crawlToTheEnd(db, scan.scanId, results);
  return { organisationId, projectId, scanId: scan.scanId };
}
