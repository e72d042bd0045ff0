import { expect, it, vi } from 'vitest';
import { repeatUntil } from './repeatUntil.ts';

function repeating(act: () => Promise<void>, intervalMs = 1) {
  const stopping = new AbortController();
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const ended = repeatUntil({ signal: stopping.signal, intervalMs, log, failure: 'It failed.' }, act);
  return { stopping, log, ended };
}

it('goes on after a time that failed, and says so', async () => {
  const act = vi.fn(async () => {}).mockRejectedValueOnce(new Error('Not now.'));
  const { stopping, log, ended } = repeating(act);
  await vi.waitFor(() => expect(act.mock.calls.length).toBeGreaterThan(2));
  stopping.abort();
  await ended;
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: new Error('Not now.') }, 'It failed.');
});

it('ends at once while it waits, and after what is under way', async () => {
  let finish = () => {};
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const act = vi.fn(() => work);
  const { stopping, ended } = repeating(act, 60_000);
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  stopping.abort();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(hasEnded).toBe(false);
  finish();
  await ended;
  expect(act).toHaveBeenCalledOnce();

  const waiting = repeating(
    vi.fn(async () => {}),
    60_000,
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  waiting.stopping.abort();
  await waiting.ended;
});
