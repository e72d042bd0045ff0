import type { CDPSession } from 'playwright-core';

/** How far the main frame's document has come. Playwright's own waiting ends when a script starts a download. */
export interface LoadEvents {
  /** The document has been read to its end (DOMContentLoaded). */
  parsed(): Promise<void>;
  /** Everything that it asked for is there. */
  loaded(): Promise<void>;
}

export function watchLoadEvents(session: CDPSession): LoadEvents {
  const reached = { parsed: false, loaded: false };
  let waiting: (() => void)[] = [];
  const reach = (stage: keyof typeof reached, isReached: boolean) => {
    reached[stage] = isReached;
    const awoken = waiting;
    waiting = [];
    for (const wake of awoken) wake();
  };
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId !== undefined) return;
    reach('parsed', false);
    reach('loaded', false);
  });
  session.on('Page.domContentEventFired', () => reach('parsed', true));
  session.on('Page.loadEventFired', () => reach('loaded', true));
  const until = async (stage: keyof typeof reached) => {
    while (!reached[stage]) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return { parsed: () => until('parsed'), loaded: () => until('loaded') };
}
