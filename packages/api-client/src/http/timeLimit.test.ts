import { expect, test } from 'vitest';
import { RequestTimedOutError } from './requestTimedOutError.ts';
import { withTimeLimit } from './timeLimit.ts';

const never = () => new Promise<never>(() => undefined);
const open = () => new AbortController().signal;

test('gives what the work gives', async () => {
  expect(await withTimeLimit(1_000, open(), async () => 'done')).toBe('done');
});

test('lets an error of the work through', async () => {
  const error = new Error('broken');
  await expect(withTimeLimit(1_000, open(), () => Promise.reject(error))).rejects.toBe(error);
});

test('ends work that listens to nothing', async () => {
  await expect(withTimeLimit(5, open(), never)).rejects.toBeInstanceOf(RequestTimedOutError);
});

test("throws the caller's reason, whatever the work makes of the abort", async () => {
  const reason = new DOMException('left the page', 'AbortError');
  const work = () => Promise.reject(new TypeError('terminated'));
  await expect(withTimeLimit(1_000, AbortSignal.abort(reason), work)).rejects.toBe(reason);
  await expect(withTimeLimit(1_000, AbortSignal.abort(reason), never)).rejects.toBe(reason);
});

test('tells the work of both, the limit and the abort', async () => {
  const signals: AbortSignal[] = [];
  const watching = (signal: AbortSignal) => {
    signals.push(signal);
    return never();
  };
  const controller = new AbortController();
  const aborted = withTimeLimit(1_000, controller.signal, watching);
  controller.abort();
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  await expect(withTimeLimit(5, open(), watching)).rejects.toThrow();
  expect(signals.map((signal) => signal.aborted)).toEqual([true, true]);
});
