import { expect, it } from 'vitest';
import { createAskedOnce } from './askedOnce.ts';

const unstopped = new AbortController().signal;
const OK = { kind: 'ANSWERED', status: 200, setsCookie: false } as const;
const never = () => Promise.reject(new Error('Asked twice.'));

it('asks once for an address, whoever wants to know and whenever', async () => {
  const { answerOf } = createAskedOnce();
  let answer = (_: typeof OK) => {};
  const first = answerOf('a', unstopped, () => new Promise((resolve) => (answer = resolve)));
  const second = answerOf('a', unstopped, never);
  answer(OK);
  expect(await Promise.all([first, second])).toEqual([OK, OK]);
  expect(await answerOf('a', unstopped, never)).toEqual(OK);
  expect(await answerOf('b', unstopped, async () => ({ ...OK, status: 404 }))).toMatchObject({ status: 404 });
});

it('asks again for whoever waits when the one who asked was stopped', async () => {
  const { answerOf } = createAskedOnce();
  let stop = (_: Error) => {};
  const first = answerOf('a', unstopped, () => new Promise((_, reject) => (stop = reject)));
  const second = answerOf('a', unstopped, async () => OK);
  stop(new Error('stopped'));
  await expect(first).rejects.toThrow('stopped');
  expect(await second).toEqual(OK);
});

it('stops waiting with the reason of the one who waits', async () => {
  const { answerOf } = createAskedOnce();
  void answerOf('a', unstopped, () => new Promise(() => {}));
  const controller = new AbortController();
  const waiting = answerOf('a', controller.signal, never);
  controller.abort(new Error('no longer wanted'));
  await expect(waiting).rejects.toThrow('no longer wanted');
});

it('forgets the first answers where a site leads to longer addresses than can be remembered', async () => {
  const { answerOf } = createAskedOnce();
  const location = `https://www.example.com/${'a'.repeat(1_000_000)}`;
  for (let number = 0; number < 30; number += 1) {
    await answerOf(`${number}`, unstopped, async () => ({ ...OK, status: 301, location }));
  }
  expect(await answerOf('29', unstopped, never)).toMatchObject({ status: 301 });
  expect(await answerOf('0', unstopped, async () => OK)).toEqual(OK);
});
