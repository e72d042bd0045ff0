import { createClient } from '@sitelens/api-client';
import type { AccessibilityCategory, Page } from '@sitelens/api-client/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { gatherReport, MOST_PAGES, type ReportProgress } from './gatherReport.ts';

const reference = {
  projectId: '0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f6',
  scanId: '0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f7',
};
const SCAN = `/api/v1/projects/${reference.projectId}/scans/${reference.scanId}`;

/** A large scan behind `fetch`: as many rules and pages as are wanted, each rule failing on four pages. */
function largeScan(rules: number, pages: number) {
  const asked: string[] = [];
  const rule = (at: number): AccessibilityCategory => ({
    id: `rule-${at}`,
    totalIssues: 4,
    totalPages: 4,
    tags: [],
    disabilitiesAffected: [],
    impact: 'serious',
  });
  const page = (at: number): Page => ({
    id: `page-${at}`,
    scanId: reference.scanId,
    url: `https://www.example.com/${at}`,
    outcome: 'SCANNED',
    accessibilityIssues: 1,
    screenshots: { SCREENSHOT: {}, THUMBNAIL: {} },
    dimensions: {},
  });
  const part = <Row>(total: number, row: (at: number) => Row, { searchParams }: URL) => {
    const [number, size] = [Number(searchParams.get('page') ?? 0), Number(searchParams.get('size') ?? 10)];
    const rows = Array.from({ length: Math.max(0, Math.min(size, total - number * size)) }, (_, at) =>
      row(number * size + at),
    );
    return { data: rows, paginationDetails: { totalRecords: total, currentPage: number, limit: size } };
  };
  const answer = (url: URL): object | undefined => {
    const path = url.pathname.replace(SCAN, '');
    if (path === '/accessibility/categories') {
      return {
        ...part(rules, rule, url),
        facets: { impact: [], tags: [], disabilitiesAffected: [], sinceLastScan: [] },
      };
    }
    if (path === '/pages') return part(pages, page, url);
    if (/^\/pages\//.test(path)) return page(1);
    if (path === '') {
      return {
        ...reference,
        startedAt: '2026-11-20T09:00:00Z',
        endedAt: '2026-11-20T09:03:00Z',
        status: 'COMPLETED',
        startUrl: 'https://www.example.com/',
        totalPagesScanned: pages,
        totalPagesFound: pages,
        accessibilityIssues: rules * 4,
        screenSizes: [
          { screenSize: 'desktop', evaluators: ['ACCESSIBILITY'] },
          { screenSize: 'phone', evaluators: [] },
        ],
        progress: { phase: 'FINISHED', pagesFound: pages, pagesScanned: pages },
      };
    }
    if (path.startsWith('/accessibility/pages/')) {
      return {
        content: [{ id: 'issue', ruleId: 'rule', boundingBoxes: {}, redacted: false }],
        totalElements: 1,
      };
    }
    if (path.startsWith('/accessibility/')) {
      const content = [1, 2, 3, 4].map((at) => ({
        pageId: `page-${at}`,
        pageUrl: '',
        totalIssues: 1,
        redacted: false,
      }));
      return { content, totalElements: 4, rule: rule(0) };
    }
    if (url.pathname.endsWith(reference.projectId)) {
      return {
        id: reference.projectId,
        name: 'Shop',
        startUrl: 'https://www.example.com/',
        scans: [],
        createdAt: '2026-11-20T09:00:00Z',
      };
    }
    return undefined;
  };
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    asked.push(url.pathname.replace(SCAN, '') + url.search);
    const body = answer(url);
    return body
      ? Response.json(body)
      : Response.json({ type: '/problems/not-found', status: 404 }, { status: 404 });
  };
  return { asked, client: createClient({ baseUrl: 'https://service.example', fetch }) };
}

function gather(scan: ReturnType<typeof largeScan>, signal = new AbortController().signal) {
  const progress: ReportProgress[] = [];
  const cut = async () => ({ kind: 'cut' as const, src: 'data:,', width: 1, height: 1 });
  const onProgress = (now: ReportProgress) => void progress.push(now);
  const queryClient = new QueryClient();
  return {
    progress,
    content: gatherReport({ client: scan.client, queryClient, reference, signal, cut, onProgress }),
  };
}

test('all rules are read, with three examples on different pages for as many as there is room for', async () => {
  const { progress, content } = gather(largeScan(70, 3));
  const { rules, trust, scan } = await content;
  expect(rules).toHaveLength(70);
  expect(rules.filter(({ examples }) => examples.length === 3)).toHaveLength(60);
  expect(rules.at(-1)?.examples).toEqual([]);
  expect(rules[0]?.examples[0]?.picture).toEqual({ kind: 'cut', src: 'data:,', width: 1, height: 1 });
  expect(progress.at(0)).toEqual({ done: 0, total: 60 });
  expect(progress.at(-1)).toEqual({ done: 60, total: 60 });
  expect(scan.screenSizes).toEqual(['desktop']);
  // The service does without it here, and so does the report.
  expect(trust).toBeUndefined();
});

test('of many pages the first are listed, and how many there are', async () => {
  const { pages, totalPages } = await gather(largeScan(0, 2_000)).content;
  expect(pages).toHaveLength(MOST_PAGES);
  expect(pages.at(-1)?.url).toBe(`https://www.example.com/${MOST_PAGES - 1}`);
  expect(totalPages).toBe(2_000);
});

test('a page with several of the examples is asked for once', async () => {
  const scan = largeScan(10, 1);
  await gather(scan).content;
  expect(scan.asked.filter((path) => path.startsWith('/pages/page-1'))).toHaveLength(1);
});

test('who leaves is not worked for', async () => {
  const leaving = new AbortController();
  const scan = largeScan(40, 1);
  const { content } = gather(scan, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(content).rejects.toThrow('left');
  expect(scan.asked.length).toBeLessThan(10);
});
