import { onTestFinished, vi } from 'vitest';

/**
 * Counts the steps to go back from that a test makes from here on. The length of the history doesn't tell: browsers
 * keep it at 50, and the tests of a run share one tab.
 */
export function countSteps(): () => number {
  const pushed = vi.spyOn(window.history, 'pushState');
  onTestFinished(() => pushed.mockRestore());
  return () => pushed.mock.calls.length;
}
