import { expect, test } from 'vitest';
import { createClient } from '../http/client.ts';
import { ForbiddenError } from '../http/forbiddenError.ts';
import { RequestTimedOutError } from '../http/requestTimedOutError.ts';
import { parseProject } from './parsedProject.ts';
import { parseScan } from './parsedScan.ts';
import { pollWhile, SCAN_POLLING_MS } from './polling.ts';
import { projectQuery } from './project.ts';
import { projectsWithLatestScansQuery } from './projectsWithLatestScans.ts';
import { scansQuery } from './scans.ts';
import { PROJECT_ID, runningWireScan, wireProject, wireScan } from './wireSamples.testing.ts';

const client = createClient({ baseUrl: 'https://service.example' });
const ended = wireScan({ scanId: 'ended' });
const running = runningWireScan(1);
const intervalOf = (interval: unknown, data: unknown, error: Error | null = null): unknown =>
  typeof interval === 'function' ? interval({ state: { data, error } }) : interval;

/** Specification (platform), section 4: polling stops when all scans have ended. */
test.each([
  [[ended, running], SCAN_POLLING_MS],
  [[running, ended], SCAN_POLLING_MS],
  [[ended, ended], false],
  [[], false],
] as const)('while one of several scans runs, whichever it is, it is polled: %#', (scans, interval) => {
  const reference = { projectId: PROJECT_ID };
  const project = parseProject(wireProject({ scans: [...scans] }));
  const other = parseProject(wireProject({ scans: [ended] }));
  const { refetchInterval: ofScans } = scansQuery(client, reference);
  expect(intervalOf(ofScans, scans.map(parseScan))).toBe(interval);
  expect(intervalOf(projectQuery(client, reference).refetchInterval, project)).toBe(interval);
  const { refetchInterval: ofProjects } = projectsWithLatestScansQuery(client);
  expect(intervalOf(ofProjects, [other, project])).toBe(interval);
});

test('what is not known yet is not polled, nor what was refused; what has failed is', () => {
  const always = pollWhile<object>(() => true);
  expect(intervalOf(always, undefined)).toBe(false);
  expect(intervalOf(always, {}, new ForbiddenError())).toBe(false);
  expect(intervalOf(always, {}, new RequestTimedOutError(5_000))).toBe(SCAN_POLLING_MS);
});
