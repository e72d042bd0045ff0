import type { Scan } from '@sitelens/api-client/contract';

/** As much of a scan as the wait for it shows. */
export type WaitingScan = Pick<Scan, 'scanId' | 'status' | 'progress' | 'accessibilityIssues' | 'failure'>;

export type WaitingState = 'running' | 'gathering' | 'finished' | 'failed';

/** The states that the wait shows (specification, platform, section 4), and why it may end without results. */
export function waitingState({ status, progress }: Pick<WaitingScan, 'status' | 'progress'>): WaitingState {
  if (status === 'FAILED') return 'failed';
  if (status === 'COMPLETED') return 'finished';
  // All pages are done, and what was found is put together.
  return progress.phase === 'CHECKING_LINKS' || progress.phase === 'FINISHED' ? 'gathering' : 'running';
}

/** Whether there is nothing to wait for any more. */
export function hasEnded(state: WaitingState): boolean {
  return state === 'finished' || state === 'failed';
}
