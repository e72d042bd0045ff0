import { issueTypeInUrl, type SiteAuditCounts, type SiteAuditIssue } from '@sitelens/api-client/contract';
import { compareSiteAudit, type Difference } from '@sitelens/test-site/comparison';
import { defects } from '@sitelens/test-site/defects';
import { mobileDefects } from '@sitelens/test-site/mobile-defects';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from './member.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
let page: Page;

beforeAll(async () => {
  stage = await openStage({ hasDemo: true });
  page = await stage.openWindow();
});

afterAll(() => stage?.close());

it('goes on with the first scan after each kill, and ends with every planted defect found once', async () => {
  await signIn(page, stage.address);
  for (const pagesScanned of [1, 15, 40]) {
    await scanReaches(pagesScanned);
    await stage.stop('SIGKILL');
    await stage.start();
  }
  const scan = await scanEnds();
  expect(scan.status).toBe('COMPLETED');
  expect(await foundByPage(scan, 'accessibility')).toEqual(plantedByPage(defects));
  const mobile = mobileDefects.map(({ path, issue }) => ({ path, rule: issue }));
  expect(await foundByPage(scan, 'mobile-friendly')).toEqual(plantedByPage(mobile));
  expect(await comparedAudit(scan)).toEqual({ missing: [], unexpected: [] });
});

interface Scan {
  readonly scanId: string;
  readonly projectId: string;
  readonly status: string;
  readonly startUrl: string;
  readonly endedAt?: string;
  readonly progress: { readonly pagesScanned: number };
}

async function read<Answer>(path: string): Promise<Answer> {
  const answer = await page.request.get(`${stage.address}/api/v1${path}`);
  expect(answer.status(), path).toBe(200);
  return answer.json();
}

async function latestScan(): Promise<Scan> {
  const { data } = await read<{ data: { scans: Scan[] }[] }>('/projects/scans/latest');
  const scan = data[0]?.scans[0];
  if (!scan) throw new Error('The demo project has no scan.');
  return scan;
}

async function scanReaches(pagesScanned: number): Promise<void> {
  while ((await latestScan()).progress.pagesScanned < pagesScanned) await pause();
}

async function scanEnds(): Promise<Scan> {
  for (;;) {
    const scan = await latestScan();
    if (scan.endedAt !== undefined) return scan;
    await pause();
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100));
}

/** For each page with findings of a kind, its rules, each as often as it was found. */
async function foundByPage(
  { projectId, scanId }: Scan,
  kind: 'accessibility' | 'mobile-friendly',
): Promise<Record<string, string[]>> {
  const results = `/projects/${projectId}/scans/${scanId}/${kind}`;
  const found: [path: string, rule: string][] = [];
  const { data } = await read<{ data: { id: string }[] }>(`${results}/categories?size=50`);
  const rest = await read<{ data: { id: string }[] }>(`${results}/categories?size=50&page=1`);
  for (const { id } of [...data, ...rest.data]) {
    const { content } = await read<{ content: { pageUrl: string; totalIssues: number }[] }>(
      `${results}/${id}?size=50`,
    );
    for (const { pageUrl, totalIssues } of content) {
      for (let issue = 0; issue < totalIssues; issue += 1) found.push([new URL(pageUrl).pathname, id]);
    }
  }
  return byPage(found);
}

function plantedByPage(
  planted: readonly { readonly path: string; readonly rule: string }[],
): Record<string, string[]> {
  return byPage(planted.map(({ path, rule }) => [path, rule]));
}

/** All rows of all types beside those that were planted. */
async function comparedAudit({ projectId, scanId, startUrl }: Scan): Promise<Difference> {
  const scan = `/projects/${projectId}/scans/${scanId}`;
  const counts = await read<SiteAuditCounts>(`${scan}/site-audit/count-by-issue-type`);
  const lists = await Promise.all(
    Object.keys(counts).map((type) =>
      read<{ data: SiteAuditIssue[] }>(`${scan}/issues/${issueTypeInUrl(type)}?size=50`),
    ),
  );
  return compareSiteAudit(
    lists.flatMap(({ data }) => data),
    new URL(startUrl).origin,
  );
}

function byPage(pairs: readonly (readonly [path: string, rule: string])[]): Record<string, string[]> {
  const pages: Record<string, string[]> = {};
  for (const [path, rule] of pairs) pages[path] = [...(pages[path] ?? []), rule].sort();
  return pages;
}
