import { expect, test } from 'vitest';
import { idleTime, inOneGo, inSlices, nextTask, type Steps } from './steps.ts';

/** Each step takes longer than a slice. */
function* slowSteps(count: number): Steps<string> {
  for (let step = 0; step < count; step++) {
    const end = performance.now() + 12;
    while (performance.now() < end);
    yield;
  }
  return 'done';
}

test('in one go', () => {
  expect(inOneGo(slowSteps(2))).toBe('done');
});

test('in slices, others have their turn', async () => {
  let turns = 0;
  const pause = () => {
    turns++;
    return nextTask();
  };
  expect(await inSlices(slowSteps(3), new AbortController().signal, pause)).toBe('done');
  expect(turns).toBe(3);
});

test('called off, it ends without a result', async () => {
  const calledOff = new AbortController();
  const pause = async () => calledOff.abort();
  expect(await inSlices(slowSteps(3), calledOff.signal, pause)).toBeUndefined();
});

test('idle time comes, even where a browser cannot tell', async () => {
  expect('requestIdleCallback' in globalThis).toBe(false);
  await expect(idleTime()).resolves.toBeUndefined();
});
