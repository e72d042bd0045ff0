import { issueTypeInUrl } from '@sitelens/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscriptions } from '../store/schema.ts';
import type { OpenToVisitors } from './contract/openToVisitors.ts';
import {
  FAILING_RULES,
  MOBILE_ISSUES,
  makePublic,
  pathOfPage,
  SECRET_RECORD_TYPE,
  type SecretScan,
  secretOf,
  secretOfRecord,
  secretScan,
  VISIBLE_PAGES,
} from './secretScan.testing.ts';
import { signInAs } from './signInAs.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';
import { createTestBrowser, type TestBrowser } from './testBrowser.testing.ts';

interface Reading {
  readonly browser: TestBrowser;
  readonly scan: SecretScan;
}

const READERS = ['a visitor', 'another organisation', 'an expired trial'] as const;

let server: TestServer;
let readings: Readonly<Record<(typeof READERS)[number], Reading>>;

beforeAll(async () => {
  server = await startTestServer();
  const dana = await signInAs(server, 'dana');
  const shared = await secretScan(server, dana.account.organisationId);
  await makePublic(server, shared);
  readings = {
    'a visitor': { browser: createTestBrowser(server.origin), scan: shared },
    'another organisation': { browser: (await signInAs(server, 'eve')).browser, scan: shared },
    'an expired trial': await memberWhoseTrialHasEnded(),
  };
});

afterAll(() => server.close());

async function memberWhoseTrialHasEnded(): Promise<Reading> {
  const { browser, account } = await signInAs(server, 'tom');
  const scan = await secretScan(server, account.organisationId);
  await server.database.queries
    .update(subscriptions)
    .set({ trialExpires: new Date(0) })
    .where(eq(subscriptions.organisationId, account.organisationId));
  return { browser, scan };
}

const PAGING = ['', 'page=1', 'page=1000000', 'size=50'];
const SINCE = ['NEW', 'FIXED', 'UNCHANGED,FIXED', 'NEW,UNCHANGED,FIXED', 'none', ','].map(
  (states) => `filterSinceLastScan=${states}`,
);
const SOME_SINCE = ['filterSinceLastScan=FIXED', 'filterSinceLastScan=NEW,UNCHANGED,FIXED'];
const ordersBy = (...columns: string[]) =>
  columns.flatMap((column) => [`orderBy=${column}`, `order=asc&orderBy=${column}&size=50`]);
const OUTCOMES = ['SCANNED', 'PENDING', 'FAILED'].map((outcome) => `outcome=${outcome}`);
const FILTERS = [
  ...['critical', 'serious', 'moderate', 'minor'].map((impact) => `filterImpact=${impact}`),
  ...FAILING_RULES.map((ruleId) => `filterTags=tag-${ruleId}`),
  ...['VISUAL', 'COGNITIVE'].map((kind) => `filterDisabilitiesAffected=${kind}`),
];

const RULES = [...FAILING_RULES, 'label', 'html-has-lang'];

/** The open calls that read what a scan has found. */
type OpenRead = Exclude<
  OpenToVisitors,
  | 'createPublicProject'
  | 'subscribeToScanEmails'
  | 'sendFeedback'
  | 'reportError'
  | 'reportMissingTranslation'
  | 'getInstallation'
>;

/** Every call that is open, with everything that can be asked of it; one that is missing does not compile. */
function allReads({ projectId, scanId, pages }: SecretScan): Readonly<Record<OpenRead, readonly string[]>> {
  const project = `/api/v1/projects/${projectId}`;
  const scan = `${project}/scans/${scanId}`;
  const onPages = pages.flatMap(({ pageId }) =>
    RULES.map((ruleId) => `${scan}/accessibility/pages/${pageId}/${ruleId}`),
  );
  const onPhones = pages.flatMap(({ pageId }) =>
    MOBILE_ISSUES.map((issueId) => `${scan}/mobile-friendly/pages/${pageId}/${issueId}`),
  );
  const asked = (path: string, queries: readonly string[]) => queries.map((query) => `${path}?${query}`);
  return {
    getTokenInfo: ['/api/v1/tokeninfo'],
    getProject: [project],
    listScans: [`${project}/scans`],
    getScan: [scan],
    getScanTrust: [`${scan}/trust`],
    listPages: asked(`${scan}/pages`, [...PAGING, ...OUTCOMES]),
    getPage: pages.map(({ pageId }) => `${scan}/pages/${pageId}`),
    listAccessibilityCategories: asked(`${scan}/accessibility/categories`, [
      ...PAGING,
      ...SINCE,
      ...FILTERS,
      ...ordersBy('impact', 'totalIssues', 'totalPages', 'id'),
    ]),
    listAccessibilityRulePages: RULES.flatMap((ruleId) =>
      asked(`${scan}/accessibility/${ruleId}`, [...PAGING, ...SINCE, ...ordersBy('totalIssues', 'pageUrl')]),
    ),
    listAccessibilityIssues: onPages.flatMap((path) => asked(path, ['size=50', 'page=1', ...SOME_SINCE])),
    listAccessibilityIssueBoxes: onPages.flatMap((path) => asked(`${path}/boxes`, ['', ...SOME_SINCE])),
    listCommonComponents: asked(`${scan}/accessibility/common-components`, [
      ...PAGING,
      ...ordersBy('count', 'impact', 'ruleId'),
    ]),
    getAccessibilityStatistics: [`${project}/scans/accessibility/statistics`],
    listMobileFriendlyCategories: asked(`${scan}/mobile-friendly/categories`, [
      ...PAGING,
      ...SINCE,
      ...ordersBy('impact', 'totalIssues', 'totalPages', 'id'),
    ]),
    listMobileFriendlyIssuePages: MOBILE_ISSUES.flatMap((issueId) =>
      asked(`${scan}/mobile-friendly/${issueId}`, [...PAGING, ...SINCE, ...ordersBy('pageUrl')]),
    ),
    listMobileFriendlyIssues: onPhones.flatMap((path) => asked(path, ['size=50', 'page=1', ...SOME_SINCE])),
    listMobileFriendlyIssueBoxes: onPhones.flatMap((path) => asked(`${path}/boxes`, ['', ...SOME_SINCE])),
    countSiteAuditIssuesByType: [`${scan}/site-audit/count-by-issue-type`],
    listSiteAuditIssues: asked(`${scan}/issues/${issueTypeInUrl(SECRET_RECORD_TYPE)}`, ['', ...PAGING]),
  };
}

const SHOWN = Object.entries(VISIBLE_PAGES);

/** The texts of findings that a redacted reader sees. */
const SHOWN_SECRETS = new Set([
  ...SHOWN.flatMap(([ruleId, page]) => [0, 1, 2].map((at) => secretOf(ruleId, page, at))),
  ...SHOWN.map(([, page]) => pathOfPage(page).slice(1)),
  ...[1, 2, 3].map(secretOfRecord),
]);

const WITHHELD_RULES = [
  'color-contrast',
  'future-rule',
  'region',
  'label',
  'media-not-scaling',
  'h1-below-fold',
];

describe.each(READERS)('%s', (reader) => {
  it('gets nothing that is withheld by any call, order, filter or list page', async () => {
    const { browser, scan } = readings[reader];
    const seen = new Set<string>();
    for (const path of Object.values(allReads(scan)).flat()) {
      const response = await browser.request(path);
      const body = await response.text();
      expect([200, 404], `${path} ${body}`).toContain(response.status);
      expect(response.headers.get('cache-control'), path).toBe('no-store');
      expect(body, path).not.toContain('fix-secret');
      for (const [secret] of body.matchAll(/secret-[\w-]+\./g)) {
        expect(SHOWN_SECRETS, path).toContain(secret);
        seen.add(secret);
      }
      for (const ruleId of WITHHELD_RULES) {
        const isAskedFor = path.includes(`/${ruleId}`);
        if (!isAskedFor) expect(body, path).not.toContain(ruleId);
      }
    }
    expect(seen).toEqual(SHOWN_SECRETS);
  }, 120_000);

  it('gets the pictures of visible pages and of the project, and no others', async () => {
    const { browser, scan } = readings[reader];
    const visible: readonly number[] = Object.values(VISIBLE_PAGES);
    for (const [number, { fileName, thumbnailName }] of scan.pages.entries()) {
      const isVisible = visible.includes(number);
      const picture = await browser.request(fileName, { headers: { 'if-none-match': '*' } });
      expect(picture.status, fileName).toBe(isVisible ? 200 : 404);
      expect(picture.headers.get('cache-control')).toMatch(isVisible ? /^private/ : /^no-store$/);
      const thumbnail = await browser.request(thumbnailName);
      expect(thumbnail.status, thumbnailName).toBe(isVisible || number === 0 ? 200 : 404);
    }
  });

  it('cannot tell a rule that is withheld from one that did not fail', async () => {
    const { browser, scan } = readings[reader];
    const answer = async (path: string) => {
      const response = await browser.request(
        `/api/v1/projects/${scan.projectId}/scans/${scan.scanId}/accessibility${path}`,
      );
      return { status: response.status, body: await response.json() };
    };
    for (const query of ['', '?filterSinceLastScan=NEW,FIXED', '?page=1']) {
      const withheld = await answer(`/color-contrast${query}`);
      const { rule } = withheld.body;
      expect(rule).toMatchObject({ totalIssues: 0, totalPages: 0, tags: [] });
      expect(rule).not.toHaveProperty('sinceLastScan');
      const other = await answer(`/html-has-lang${query}`);
      expect({ ...withheld.body, rule: other.body.rule }).toEqual(other.body);
      expect((await answer(`/future-rule${query}`)).body.type).toBe('/problems/rule-not-found');
      expect((await answer(`/made-up-rule${query}`)).body.type).toBe('/problems/rule-not-found');
    }
    for (const { pageId } of scan.pages) {
      for (const part of ['', '/boxes']) {
        const [first, ...others] = await Promise.all(
          ['html-has-lang', 'color-contrast', 'future-rule', 'region', 'label', 'made-up'].map((ruleId) =>
            answer(`/pages/${pageId}/${ruleId}${part}`),
          ),
        );
        for (const other of others) expect(other).toEqual(first);
      }
    }
  });

  it('cannot tell a mobile-friendliness issue that is withheld from one that was not found', async () => {
    const { browser, scan } = readings[reader];
    const answer = async (path: string) => {
      const response = await browser.request(
        `/api/v1/projects/${scan.projectId}/scans/${scan.scanId}/mobile-friendly${path}`,
      );
      return { status: response.status, body: await response.json() };
    };
    for (const query of ['', '?filterSinceLastScan=NEW,FIXED', '?page=1']) {
      const withheld = await answer(`/media-not-scaling${query}`);
      expect(withheld.body.issue).toEqual({
        id: 'media-not-scaling',
        totalIssues: 0,
        totalPages: 0,
        impact: 'moderate',
      });
      expect(withheld.body).toMatchObject({ content: [], totalElements: 0, redaction: { redactedCount: 2 } });
      const other = await answer(`/scrollable-area-too-small${query}`);
      const ofOther = { ...withheld.body.issue, id: 'scrollable-area-too-small' };
      expect({ ...withheld.body, issue: ofOther }).toEqual(other.body);
    }
    for (const { pageId } of scan.pages) {
      for (const part of ['', '/boxes']) {
        const withheld = await answer(`/pages/${pageId}/media-not-scaling${part}`);
        expect(withheld).toEqual(await answer(`/pages/${pageId}/scrollable-area-too-small${part}`));
      }
    }
  });
});
