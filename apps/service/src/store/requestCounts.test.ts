import { expect, it } from 'vitest';
import { isWithinLimit } from './requestCounts.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';

const HOUR_MS = 3_600_000;
const NOON = new Date('2026-11-21T12:00:00Z');
const later = (ms: number) => new Date(NOON.getTime() + ms);

describeOnBothDatabases('a limit of requests', (database) => {
  it('lets as many through as it says, also of those that come at once', async () => {
    const limit = { key: 'scans of a', windowMs: HOUR_MS, limit: 5 };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => isWithinLimit(database(), limit, NOON)),
    );
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  it('says when there is room again, and has it then', async () => {
    const limit = { key: 'scans of b', windowMs: HOUR_MS, limit: 1 };
    expect(await isWithinLimit(database(), limit, later(60_000))).toEqual({ allowed: true, retryAfterMs: 0 });
    const refused = await isWithinLimit(database(), limit, later(120_000));
    expect(refused).toEqual({ allowed: false, retryAfterMs: HOUR_MS - 120_000 });
    expect((await isWithinLimit(database(), limit, later(120_000 + refused.retryAfterMs))).allowed).toBe(
      true,
    );
  });

  it('counts each key and each window by itself', async () => {
    const once = { windowMs: HOUR_MS, limit: 1 };
    expect((await isWithinLimit(database(), { ...once, key: 'scans of c' }, NOON)).allowed).toBe(true);
    expect((await isWithinLimit(database(), { ...once, key: 'scans of d' }, NOON)).allowed).toBe(true);
    const aDay = { key: 'scans of c', windowMs: 24 * HOUR_MS, limit: 1 };
    const atMidnight = new Date('2026-11-22T00:00:00Z');
    expect((await isWithinLimit(database(), { ...once, key: 'scans of c' }, atMidnight)).allowed).toBe(true);
    expect((await isWithinLimit(database(), aDay, atMidnight)).allowed).toBe(true);
  });
});
