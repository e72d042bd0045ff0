import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scan } from '../contract/types.ts';
import { createClient, type SitelensClient } from '../http/client.ts';
import { accessibilityCategoriesQuery } from './accessibilityCategories.ts';
import { accessibilityStatisticsQuery } from './accessibilityStatistics.ts';
import { latestScanQuery } from './latestScan.ts';
import { SCAN_POLLING_MS } from './polling.ts';
import { projectQuery } from './project.ts';
import { projectsWithLatestScansQuery } from './projectsWithLatestScans.ts';
import { scanQuery } from './scan.ts';
import { scansQuery } from './scans.ts';
import { watchScans } from './watchScans.ts';
import { PROJECT_ID, runningWireScan, SCAN_ID, wireProject, wireScan } from './wireSamples.testing.ts';

const reference = { projectId: PROJECT_ID, scanId: SCAN_ID };
const SCAN_PATH = `/api/v1/projects/${PROJECT_ID}/scans/${SCAN_ID}`;
const CATEGORIES_PATH = `${SCAN_PATH}/accessibility/categories`;
const STATISTICS_PATH = `/api/v1/projects/${PROJECT_ID}/scans/accessibility/statistics`;
const statistics = { status: 'data', responseByProperty: { impact: { countByScanId: {} } } };
const categories = {
  data: [],
  paginationDetails: { totalRecords: 0, currentPage: 0, limit: 10 },
  facets: {},
};

let scan: Scan;
let status: number;
let asked: string[];
let client: SitelensClient;
let queryClient: QueryClient;
let stops: (() => void)[];

/** A service with one project and one scan, which stands as `scan` says at the time. */
function answerOf(pathname: string): unknown {
  if (pathname === SCAN_PATH) return scan;
  if (pathname === CATEGORIES_PATH) return categories;
  if (pathname === STATISTICS_PATH) return statistics;
  if (pathname === `/api/v1/projects/${PROJECT_ID}/scans`) return [scan];
  if (pathname === '/api/v1/projects/scans/latest') return { data: [wireProject({ scans: [scan] })] };
  return wireProject({ scans: [scan] });
}

// Where there is no window, TanStack Query takes itself to be on a server and does not poll.
beforeAll(() => environmentManager.setIsServer(() => false));

beforeEach(() => {
  vi.useFakeTimers();
  scan = runningWireScan(0);
  status = 200;
  asked = [];
  stops = [];
  client = createClient({
    baseUrl: 'https://service.example',
    fetch: async (input) => {
      const { pathname } = new URL(new Request(input).url);
      asked.push(pathname);
      return Response.json(answerOf(pathname), { status });
    },
  });
  queryClient = new QueryClient();
  queryClient.mount();
});

afterEach(() => {
  for (const stop of stops) stop();
  queryClient.unmount();
  queryClient.clear();
  vi.useRealTimers();
});

interface Shown {
  subscribe(listener: () => void): () => void;
}

function show(...observers: Shown[]) {
  for (const observer of observers) stops.push(observer.subscribe(() => undefined));
}

/** Lets time pass and forgets what was asked before. */
async function pass(milliseconds: number): Promise<string[]> {
  asked = [];
  await vi.advanceTimersByTimeAsync(milliseconds);
  return asked;
}

describe('a running scan', () => {
  test('is polled every five seconds', () => {
    expect(SCAN_POLLING_MS).toBe(5_000);
  });

  test.each([
    ['scan', () => new QueryObserver(queryClient, scanQuery(client, reference))],
    ['scans', () => new QueryObserver(queryClient, scansQuery(client, reference))],
    ['latestScan', () => new QueryObserver(queryClient, latestScanQuery(client, reference))],
    ['project', () => new QueryObserver(queryClient, projectQuery(client, reference))],
    ['projects', () => new QueryObserver(queryClient, projectsWithLatestScansQuery(client))],
  ])('is refetched by the query for %s until it ends', async (_name, observe) => {
    show(observe());
    expect(await pass(100)).toHaveLength(1);
    expect(await pass(SCAN_POLLING_MS)).toHaveLength(1);
    expect(await pass(2 * SCAN_POLLING_MS)).toHaveLength(2);
    scan = wireScan();
    expect(await pass(SCAN_POLLING_MS)).toHaveLength(1);
    expect(await pass(10 * SCAN_POLLING_MS)).toEqual([]);
  });

  test('goes on being polled over a failure, but not once it is gone', async () => {
    show(new QueryObserver(queryClient, { ...scanQuery(client, reference), retry: false }));
    await pass(100);
    status = 500;
    await pass(SCAN_POLLING_MS);
    expect((await pass(2 * SCAN_POLLING_MS)).length).toBe(2);
    status = 404;
    await pass(SCAN_POLLING_MS);
    expect(await pass(10 * SCAN_POLLING_MS)).toEqual([]);
  });

  test('draws nothing anew while nothing changes', async () => {
    const observers = [
      new QueryObserver(queryClient, latestScanQuery(client, reference)),
      new QueryObserver(queryClient, scanQuery(client, reference)),
      new QueryObserver(queryClient, projectQuery(client, reference)),
      new QueryObserver(queryClient, projectsWithLatestScansQuery(client)),
    ];
    for (const observer of observers) show(observer);
    await pass(100);
    const before = observers.map((observer) => observer.getCurrentResult().data);
    expect(await pass(2 * SCAN_POLLING_MS)).toHaveLength(8);
    for (const [index, observer] of observers.entries()) {
      expect(observer.getCurrentResult().data).toBe(before[index]);
    }
  });
});

describe('watchScans', () => {
  const projects = () => new QueryObserver(queryClient, projectsWithLatestScansQuery(client));
  const project = () => new QueryObserver(queryClient, projectQuery(client, reference));
  const scans = () => new QueryObserver(queryClient, scansQuery(client, reference));
  const oneScan = () => new QueryObserver(queryClient, scanQuery(client, reference));
  const results = () => new QueryObserver(queryClient, accessibilityCategoriesQuery(client, reference));

  test('refreshes everything related, once, when a scan ends', async () => {
    stops.push(watchScans(client, queryClient));
    show(oneScan(), results());
    // These don't poll here, so that a request of theirs can only come from the watch.
    const quiet = { refetchInterval: false } as const;
    show(
      new QueryObserver(queryClient, { ...projectQuery(client, reference), ...quiet }),
      new QueryObserver(queryClient, { ...projectsWithLatestScansQuery(client), ...quiet }),
      new QueryObserver(queryClient, { ...scansQuery(client, reference), ...quiet }),
    );
    await pass(100);
    expect(await pass(SCAN_POLLING_MS)).toEqual([SCAN_PATH]);
    scan = wireScan();
    expect(new Set(await pass(SCAN_POLLING_MS))).toEqual(
      new Set([
        SCAN_PATH,
        CATEGORIES_PATH,
        `/api/v1/projects/${PROJECT_ID}`,
        `/api/v1/projects/${PROJECT_ID}/scans`,
        '/api/v1/projects/scans/latest',
      ]),
    );
    expect(asked.filter((path) => path === CATEGORIES_PATH)).toHaveLength(1);
    expect(await pass(10 * SCAN_POLLING_MS)).toEqual([]);
  });

  test.each([
    ['the list of projects', projects],
    ['the project', project],
    ['the list of scans', scans],
    ['the scan', oneScan],
  ])('hears of the end through %s', async (_what, observe) => {
    stops.push(watchScans(client, queryClient));
    show(observe(), results());
    await pass(100);
    scan = wireScan();
    expect(await pass(SCAN_POLLING_MS)).toContain(CATEGORIES_PATH);
  });

  test('refreshes the results each time that the scan has got on, and only then', async () => {
    stops.push(watchScans(client, queryClient));
    show(oneScan(), results());
    await pass(100);
    expect(await pass(SCAN_POLLING_MS)).toEqual([SCAN_PATH]);
    scan = runningWireScan(1);
    expect(await pass(SCAN_POLLING_MS)).toEqual([SCAN_PATH, CATEGORIES_PATH]);
    expect(await pass(SCAN_POLLING_MS)).toEqual([SCAN_PATH]);
  });

  test('refreshes the statistics of the project, which count the running scan', async () => {
    stops.push(watchScans(client, queryClient));
    show(oneScan(), new QueryObserver(queryClient, accessibilityStatisticsQuery(client, reference)));
    await pass(100);
    scan = runningWireScan(1);
    expect(await pass(SCAN_POLLING_MS)).toEqual([SCAN_PATH, STATISTICS_PATH]);
    scan = wireScan();
    expect(await pass(SCAN_POLLING_MS)).toContain(STATISTICS_PATH);
    expect(await pass(SCAN_POLLING_MS)).toEqual([]);
  });

  test('knows of scans that were there before it', async () => {
    show(oneScan(), results());
    await pass(100);
    stops.push(watchScans(client, queryClient));
    scan = wireScan();
    expect(await pass(SCAN_POLLING_MS)).toContain(CATEGORIES_PATH);
  });

  test('leaves a scan alone that had ended when it was first seen', async () => {
    scan = wireScan();
    stops.push(watchScans(client, queryClient));
    show(oneScan(), results());
    expect(await pass(100)).toEqual([SCAN_PATH, CATEGORIES_PATH]);
    expect(await pass(SCAN_POLLING_MS)).toEqual([]);
  });

  test('does not take an answer that was overtaken for news', async () => {
    stops.push(watchScans(client, queryClient));
    show(oneScan(), results());
    await pass(100);
    scan = wireScan();
    await pass(SCAN_POLLING_MS);
    scan = runningWireScan(2);
    void queryClient.refetchQueries({ queryKey: scanQuery(client, reference).queryKey, exact: true });
    expect(await pass(100)).toEqual([SCAN_PATH]);
  });

  test('leaves alone what another client has brought in', async () => {
    stops.push(watchScans(createClient({ baseUrl: 'https://other.example' }), queryClient));
    show(oneScan(), results());
    await pass(100);
    scan = wireScan();
    expect(await pass(SCAN_POLLING_MS)).toEqual([SCAN_PATH]);
  });

  test('stops when told to', async () => {
    const stop = watchScans(client, queryClient);
    show(oneScan(), results());
    await pass(100);
    stop();
    scan = wireScan();
    expect(await pass(SCAN_POLLING_MS)).toEqual([SCAN_PATH]);
  });
});
