import type { CDPSession } from 'playwright-core';

/**
 * Stops what moves a page by itself, so that boxes and pictures are of one moment: scripts (timers, and the
 * resize events that a capture beyond the viewport sends) and animations. Our own world still answers.
 */
export async function freeze(sessions: ReadonlySet<CDPSession>): Promise<() => Promise<void>> {
  await setFrozen(sessions, true);
  return () => setFrozen(sessions, false);
}

async function setFrozen(sessions: ReadonlySet<CDPSession>, isFrozen: boolean): Promise<void> {
  for (const session of sessions) {
    await Promise.all([
      session.send('Animation.setPlaybackRate', { playbackRate: isFrozen ? 0 : 1 }),
      session.send('Emulation.setScriptExecutionDisabled', { value: isFrozen }),
    ]).catch(() => {
      // A frame's process may have gone since; what is left of the page is still frozen.
    });
  }
}
