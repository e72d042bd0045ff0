import type { CDPSession } from 'playwright-core';

/** How far the main frame's document has come. Playwright's own waiting ends when a script starts a download. */
export interface LoadEvents {
  /** The document has been read to its end (DOMContentLoaded). */
  parsed(): Promise<void>;
  /** Everything that it asked for is there. */
  loaded(): Promise<void>;
  /** The main frame, and the load that its document is from. @throws before the first document. */
  mainFrame(): MainFrame;
  /** Whether the page has begun a download, which was refused. */
  hasOfferedFile(): boolean;
}

interface MainFrame {
  readonly id: string;
  readonly loaderId: string;
}

/** @param onErrorPage - Told when the browser shows an error page of its own in the page's place, and for what. */
export function watchLoadEvents(session: CDPSession, onErrorPage: (url: string) => void): LoadEvents {
  const reached = { parsed: false, loaded: false };
  let mainFrame: MainFrame | undefined;
  let hasOfferedFile = false;
  let waiting: (() => void)[] = [];
  const reach = (stage: keyof typeof reached, isReached: boolean) => {
    reached[stage] = isReached;
    const awoken = waiting;
    waiting = [];
    for (const wake of awoken) wake();
  };
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId !== undefined) return;
    mainFrame = frame;
    if (frame.unreachableUrl !== undefined) onErrorPage(frame.unreachableUrl);
    reach('parsed', false);
    reach('loaded', false);
  });
  // A script that starts a download while the document is read ends the reading, without an event.
  session.on('Page.frameStoppedLoading', ({ frameId }) => {
    if (frameId !== mainFrame?.id) return;
    reach('parsed', true);
    reach('loaded', true);
  });
  session.on('Page.downloadWillBegin', () => {
    hasOfferedFile = true;
  });
  session.on('Page.domContentEventFired', () => reach('parsed', true));
  session.on('Page.loadEventFired', () => reach('loaded', true));
  const until = async (stage: keyof typeof reached) => {
    while (!reached[stage]) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return {
    parsed: () => until('parsed'),
    loaded: () => until('loaded'),
    hasOfferedFile: () => hasOfferedFile,
    mainFrame() {
      if (!mainFrame) throw new Error('The page has no document yet.');
      return mainFrame;
    },
  };
}
