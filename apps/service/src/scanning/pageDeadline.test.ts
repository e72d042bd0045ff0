import type { PageResult } from '@sitelens/scanner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withinDeadline } from './pageDeadline.ts';

const PAGE = { id: 'a', ordinal: 0, url: 'https://www.example.com/' };
const BLOCKED: PageResult = { outcome: 'BLOCKED_BY_ROBOTS' };
const never = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the last deadline of a page', () => {
  it('leaves a scan alone that ends before it, and no timer behind', async () => {
    const scan = withinDeadline(async () => BLOCKED, 1_000);
    expect(await scan(PAGE, never)).toEqual(BLOCKED);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends a page whose scan never does, and aborts it', async () => {
    let inner: AbortSignal | undefined;
    const scan = withinDeadline((_page, signal) => {
      inner = signal;
      return new Promise(() => {});
    }, 1_000);
    const ended = scan(PAGE, never);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await ended).toMatchObject({ outcome: 'FAILED', reason: 'TIMED_OUT' });
    expect(inner?.aborted).toBe(true);
  });

  it('passes on what the scan throws, and an abort from outside', async () => {
    const stopping = new AbortController();
    const scan = withinDeadline(
      (_page, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
      1_000,
    );
    const ended = scan(PAGE, stopping.signal);
    stopping.abort(new Error('stopping'));
    await expect(ended).rejects.toThrow('stopping');
  });
});
