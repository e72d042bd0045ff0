import type { LinkFrontier, LinkLease } from '@sitelens/scanner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inOneTurn } from './linkTurn.ts';

const ANY = { most: 1, exceptHosts: [] };
const OK = { outcome: 'OK' } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A frontier of pages that have not ended; addresses are added by hand. */
function runningFrontier() {
  const waiting: LinkLease[] = [];
  const frontier: LinkFrontier = {
    take: async ({ most }) => waiting.splice(0, most),
    complete: async () => true,
    isExhausted: async () => false,
  };
  const add = (url: string) => waiting.push({ url, kinds: ['link'], fencingToken: 1 });
  return { frontier, add };
}

describe('a turn of a link checker', () => {
  it('goes on while addresses come in good time', async () => {
    const { frontier, add } = runningFrontier();
    const turn = inOneTurn(frontier, { idleMs: 1_000, longestMs: 60_000 });
    for (const url of ['https://a.example/', 'https://b.example/', 'https://c.example/']) {
      vi.advanceTimersByTime(900);
      add(url);
      const [lease] = await turn.take(ANY);
      expect(lease?.url).toBe(url);
      if (lease) expect(await turn.complete(lease, OK)).toBe(true);
    }
    expect(await turn.isExhausted()).toBe(false);
  });

  it('is over when nothing waits for a while, so that another scan has its turn', async () => {
    const { frontier, add } = runningFrontier();
    const turn = inOneTurn(frontier, { idleMs: 1_000, longestMs: 60_000 });
    vi.advanceTimersByTime(1_000);
    expect(await turn.isExhausted()).toBe(true);
    add('https://late.example/');
    expect(await turn.take(ANY)).toEqual([]);
  });

  it('is not over while an address is being asked for, however slow its host', async () => {
    const { frontier, add } = runningFrontier();
    const turn = inOneTurn(frontier, { idleMs: 1_000, longestMs: 60_000 });
    add('https://slow.example/');
    const [slow] = await turn.take(ANY);
    vi.advanceTimersByTime(30_000);
    add('https://quick.example/');
    expect(await turn.take(ANY)).toHaveLength(1);
    if (slow) await turn.complete(slow, OK);
    expect(await turn.isExhausted()).toBe(false);
  });

  it('is over after its time, though addresses wait', async () => {
    const { frontier, add } = runningFrontier();
    const turn = inOneTurn(frontier, { idleMs: 1_000, longestMs: 60_000 });
    add('https://a.example/');
    add('https://b.example/');
    expect(await turn.take(ANY)).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(await turn.take(ANY)).toEqual([]);
    expect(await turn.isExhausted()).toBe(true);
  });
});
