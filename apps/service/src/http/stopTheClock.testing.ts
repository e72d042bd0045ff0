import { onTestFinished, vi } from 'vitest';

/** So that no window of time ends while the test runs. */
export function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}
