import { expect, test } from 'vitest';
import { parseProject, parseProjects } from './parsedProject.ts';
import { isRunning, parseScan, parseScans } from './parsedScan.ts';
import { parseSubscription } from './parsedSubscription.ts';
import { runningWireScan, wireProject, wireScan } from './wireSamples.testing.ts';

test('a finished scan has both its times as dates', () => {
  const scan = parseScan(wireScan());
  expect(scan.startedAt).toEqual(new Date(Date.UTC(2026, 10, 20, 9, 0)));
  expect(scan.endedAt).toEqual(new Date(Date.UTC(2026, 10, 20, 9, 3)));
  expect(isRunning(scan)).toBe(false);
});

test('a running scan has no end', () => {
  const scan = parseScan(runningWireScan(1));
  expect(scan).not.toHaveProperty('endedAt');
  expect(isRunning(scan)).toBe(true);
});

test('scans come newest first, whatever order and offset they are sent in', () => {
  const scans = parseScans([
    wireScan({ scanId: 'middle', startedAt: '2026-11-19T23:30:00-02:00' }),
    wireScan({ scanId: 'oldest', startedAt: '2026-11-20T01:00:00Z' }),
    wireScan({ scanId: 'newest', startedAt: '2026-11-20T02:00:00Z' }),
  ]);
  expect(scans.map(({ scanId }) => scanId)).toEqual(['newest', 'middle', 'oldest']);
});

test('a project keeps what it has, with its date parsed and its scans newest first', () => {
  const old = wireScan({ scanId: 'old', startedAt: '2026-11-01T00:00:00Z' });
  const project = parseProject(wireProject({ scans: [old, wireScan()] }));
  expect(project).toMatchObject({ name: 'Example shop', createdAt: '2026-11-20T09:00:00Z' });
  expect(project.createdAtDate).toEqual(new Date('2026-11-20T09:00:00Z'));
  expect(project.scans.at(-1)?.scanId).toBe('old');
  expect(project).not.toHaveProperty('nextScanAtDate');
});

test('a project with a schedule has the time of its next scan', () => {
  const project = parseProject(wireProject({ nextScanAt: '2026-11-23T02:00:00Z' }));
  expect(project.nextScanAtDate).toEqual(new Date('2026-11-23T02:00:00Z'));
});

test('projects come newest first', () => {
  const projects = parseProjects([
    wireProject({ id: 'old', createdAt: '2026-01-01T00:00:00Z' }),
    wireProject({ id: 'new', createdAt: '2026-02-01T00:00:00Z' }),
  ]);
  expect(projects.map(({ id }) => id)).toEqual(['new', 'old']);
});

test('a time that is none is refused', () => {
  expect(() => parseScan(wireScan({ startedAt: 'yesterday' }))).toThrow(RangeError);
});

test('a subscription has the dates that are shown', () => {
  const subscription = {
    id: 'a',
    status: 'ACTIVE',
    userRole: 'OWNER',
    trialExpired: false,
    isQuotaExceeded: false,
    allowedTargets: [],
  } as const;
  expect(parseSubscription(subscription)).toEqual(subscription);
  expect(
    parseSubscription({
      ...subscription,
      trialExpires: '2026-11-28T00:00:00Z',
      billingPeriodEndsAt: '2026-12-01T00:00:00Z',
      scheduledChange: { status: 'resumed', effectiveAt: '2026-12-02T00:00:00Z' },
    }),
  ).toMatchObject({
    billingPeriodEndsAt: '2026-12-01T00:00:00Z',
    parsedBillingPeriodEndsAt: new Date('2026-12-01T00:00:00Z'),
    parsedTrialExpires: new Date('2026-11-28T00:00:00Z'),
    scheduledChange: { status: 'resumed', parsedEffectiveAt: new Date('2026-12-02T00:00:00Z') },
  });
});
