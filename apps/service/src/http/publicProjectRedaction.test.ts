import type { Project } from '@sitelens/api-client/contract';
import { NO_AUDIT } from '@sitelens/scanner';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crawlToTheEnd, finding, scannedPage } from '../store/testing/scans.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';
import { createTestBrowser } from './testBrowser.testing.ts';

const START_URL = 'https://www.example.com/';

/** By most issues: what a visitor sees of the page, and what is withheld. */
const SEEN = ['image-alt', 'button-name', 'link-name'];
const WITHHELD = ['label', 'list'];
const RULES = [...SEEN, ...WITHHELD];
const issuesOf = (ruleId: string) => 8 - RULES.indexOf(ruleId);
const secretOf = (ruleId: string, at: number) => `secret-${ruleId}-${at}.`;
const titleOf = (at: number) => `secret-title-${at}.`;

let server: TestServer;
let project: Project;

/** What a visitor is answered, as text. */
async function read(path: string): Promise<string> {
  const response = await createTestBrowser(server.origin).request(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

beforeAll(async () => {
  server = await startTestServer();
  const visitor = createTestBrowser(server.origin);
  const created = await visitor.call('POST', '/api/v1/public-projects', { startUrl: START_URL });
  project = await created.json();
  const start = scannedPage({
    findings: RULES.flatMap((ruleId) =>
      Array.from({ length: issuesOf(ruleId) }, (_, at) =>
        finding(ruleId, at, {
          html: `<img id="${secretOf(ruleId, at)}">`,
          possibleSolutions: [{ id: 'check', message: `how-to-fix-${secretOf(ruleId, at)}` }],
        }),
      ),
    ),
    siteAudit: {
      ...NO_AUDIT,
      records: Array.from({ length: 5 }, (_, at) => ({
        issueType: 'TITLE_TOO_SHORT' as const,
        issueDetails: {
          content: { text: titleOf(at) },
          content_length: { text: '15' },
          page_url: { href: START_URL },
        },
      })),
    },
  });
  await crawlToTheEnd(server.database, project.scans[0]?.scanId ?? '', { '/': start });
});

afterAll(() => server.close());

it('shows a visitor all numbers of the page, and of what was found a few things whole', async () => {
  const scanId = project.scans[0]?.scanId;
  const scan = `/api/v1/projects/${project.id}/scans/${scanId}`;
  const [page] = JSON.parse(await read(`${scan}/pages`)).data;
  expect(page).toMatchObject({ url: START_URL, accessibilityIssues: 8 + 7 + 6 + 5 + 4 });
  const categories = JSON.parse(await read(`${scan}/accessibility/categories`));
  expect(categories.data.map(({ id }: { id: string }) => id)).toEqual(SEEN);
  expect(categories.redaction).toEqual({ reason: 'FREEMIUM', redactedCount: WITHHELD.length });
  expect(JSON.parse(await read(scan))).toMatchObject({ status: 'COMPLETED', accessibilityIssues: 30 });

  const onPage = RULES.map((ruleId) => `${scan}/accessibility/pages/${page.id}/${ruleId}`);
  const answers = await Promise.all(
    [
      `/api/v1/projects/${project.id}`,
      ...onPage.map((path) => `${path}?size=50`),
      ...onPage.map((path) => `${path}/boxes`),
      ...RULES.map((ruleId) => `${scan}/accessibility/${ruleId}`),
      `${scan}/accessibility/common-components`,
      `/api/v1/projects/${project.id}/scans/accessibility/statistics`,
      `${scan}/issues/title-too-short`,
      `${scan}/site-audit/count-by-issue-type`,
    ].map(read),
  );
  const seen = answers.join('\n');
  const secrets = RULES.flatMap((ruleId) =>
    Array.from({ length: issuesOf(ruleId) }, (_, at) => secretOf(ruleId, at)),
  );
  const whole = SEEN.flatMap((ruleId) => [0, 1, 2].map((at) => secretOf(ruleId, at)));
  expect(secrets.filter((secret) => seen.includes(secret))).toEqual(whole);
  expect([0, 1, 2, 3, 4].filter((at) => seen.includes(titleOf(at)))).toEqual([0, 1, 2]);
  expect(seen).not.toContain('how-to-fix');
});
