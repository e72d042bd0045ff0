import { expect, test } from 'vitest';
import { hasEnded, type WaitingScan, waitingState } from './WaitingScan.ts';

const at = (status: WaitingScan['status'], phase: WaitingScan['progress']['phase']) =>
  waitingState({ status, progress: { phase, pagesFound: 1, pagesScanned: 0 } });

test.each([
  ['QUEUED', 'QUEUED', 'running', false],
  ['RUNNING', 'CHECKING_ROBOTS', 'running', false],
  ['RUNNING', 'SCANNING_PAGES', 'running', false],
  ['RUNNING', 'CHECKING_LINKS', 'gathering', false],
  ['RUNNING', 'FINISHED', 'gathering', false],
  ['COMPLETED', 'FINISHED', 'finished', true],
  ['FAILED', 'FINISHED', 'failed', true],
] as const)('a scan that is %s and %s is shown as %s', (status, phase, state, ended) => {
  expect(at(status, phase)).toBe(state);
  expect(hasEnded(state)).toBe(ended);
});
