import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '../store/database.ts';
import { newId } from '../store/ids.ts';
import { describeOnBothDatabases } from '../store/testing/databases.testing.ts';
import type { Jobs } from './jobs.ts';
import { openJobs } from './openJobs.ts';
import { throwingLog } from './throwingLog.testing.ts';

async function open(database: Database): Promise<Jobs> {
  const jobs = await openJobs({ database, log: throwingLog });
  await jobs.clear();
  onTestFinished(() => jobs.stop());
  return jobs;
}

/** Something that can be waited for. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const start = (scanId: string) => ({ data: { scanId }, key: scanId });

describeOnBothDatabases('jobs', (database) => {
  it('are done with what they carry, as many at a time as allowed', async () => {
    const jobs = await open(database());
    const scanIds = Array.from({ length: 6 }, newId);
    const done: string[] = [];
    const all = gate();
    let [active, most] = [0, 0];
    await jobs.add('scan-start', scanIds.map(start));
    await jobs.work('scan-start', 2, async ({ scanId }) => {
      active += 1;
      most = Math.max(most, active);
      await new Promise((resolve) => setTimeout(resolve, 30));
      active -= 1;
      done.push(scanId);
      if (done.length === scanIds.length) all.open();
    });
    await all.opened;
    expect(done.toSorted()).toEqual(scanIds.toSorted());
    expect(most).toBe(2);
    await jobs.rest();
  });

  it('are not added again while one with their key waits or runs, but after', async () => {
    const jobs = await open(database());
    const [first, second] = [newId(), newId()];
    const [running, finish, last] = [gate(), gate(), gate()];
    const done: string[] = [];
    await jobs.add('scan-start', [start(first), start(first)]);
    await jobs.add('scan-start', [start(first)]);
    await jobs.work('scan-start', 1, async ({ scanId }) => {
      done.push(scanId);
      if (scanId === second) return last.open();
      if (done.length > 1) return;
      running.open();
      await finish.opened;
    });
    await running.opened;
    await jobs.add('scan-start', [start(first), start(second)]);
    finish.open();
    await last.opened;
    await jobs.rest();
    expect(done).toEqual([first, second]);
    const again = gate();
    await jobs.add('scan-start', [start(first)]);
    await jobs.work('scan-start', 1, async ({ scanId }) => {
      if (scanId === first) again.open();
    });
    await again.opened;
    await jobs.rest();
  });

  it('can be forgotten, so that a dead worker does not keep the next one out', async () => {
    const jobs = await open(database());
    const [lost, other] = [newId(), newId()];
    const done: string[] = [];
    const last = gate();
    await jobs.add('scan-start', [start(lost), start(other)]);
    await jobs.forget('scan-start', [lost]);
    await jobs.work('scan-start', 1, async ({ scanId }) => {
      done.push(scanId);
      last.open();
    });
    await last.opened;
    await jobs.rest();
    expect(done).toEqual([other]);
  });

  it('that are added in a transaction are there if it ends well, and not else', async () => {
    const jobs = await open(database());
    const [kept, lost] = [newId(), newId()];
    const add = (scanId: string, then = () => {}) =>
      database().queries.transaction(async (tx) => {
        await jobs.within(tx).add('scan-start', [start(scanId)]);
        then();
      });
    const failing = add(lost, () => {
      throw new Error('cut off');
    });
    await expect(failing).rejects.toThrow('cut off');
    await add(kept);
    const done: string[] = [];
    const first = gate();
    await jobs.work('scan-start', 1, async ({ scanId }) => {
      done.push(scanId);
      first.open();
    });
    await first.opened;
    await jobs.rest();
    expect(done).toEqual([kept]);
  });

  it('wait for their time', async () => {
    const jobs = await open(database());
    const [later, now] = [newId(), newId()];
    const done: string[] = [];
    const both = gate();
    const startAfter = new Date(Date.now() + 1_500);
    await jobs.add('scan-start', [{ ...start(later), startAfter }, start(now)]);
    await jobs.work('scan-start', 1, async ({ scanId }) => {
      done.push(scanId);
      if (scanId !== later) return;
      expect(Date.now()).toBeGreaterThanOrEqual(startAfter.getTime() - 100);
      both.open();
    });
    await both.opened;
    expect(done).toEqual([now, later]);
    await jobs.rest();
  });
});
