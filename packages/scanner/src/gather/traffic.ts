import type { CDPSession } from 'playwright-core';
import { QUIET_NETWORK_MS } from '../browser/limits.ts';

/** Requests that stay open by design, and so say nothing about whether a page has come to rest. */
const OPEN_ENDED = new Set(['WebSocket', 'EventSource', 'Media', 'Ping']);

/** What a page loads, as counted by the browser. */
export interface Traffic {
  /** Resolves once no request has been under way for {@link QUIET_NETWORK_MS}. */
  quiet(): Promise<void>;
}

export interface TrafficOptions {
  readonly maxDocumentBytes: number;
  readonly maxPageBytes: number;
  /** Called once, when there is more than that; bytes are decoded ones. */
  readonly onTooLarge: (what: 'document' | 'page') => void;
}

/** Counts requests and decoded bytes of a page's own process; frames of other sites are bounded by time. */
export async function watchTraffic(session: CDPSession, options: TrafficOptions): Promise<Traffic> {
  const underWay = new Set<string>();
  let documentId: string | undefined;
  let documentBytes = 0;
  let pageBytes = 0;
  let lastActivity = Date.now();

  const end = (requestId: string) => {
    if (underWay.delete(requestId)) lastActivity = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, type }) => {
    if (requestId === loaderId) documentId ??= requestId;
    if (type === undefined || !OPEN_ENDED.has(type)) underWay.add(requestId);
    lastActivity = Date.now();
  });
  session.on('Network.loadingFinished', ({ requestId }) => end(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    pageBytes += dataLength;
    if (requestId === documentId) documentBytes += dataLength;
    if (documentBytes > options.maxDocumentBytes) options.onTooLarge('document');
    else if (pageBytes > options.maxPageBytes) options.onTooLarge('page');
  });
  await session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });

  return {
    async quiet() {
      for (;;) {
        const rest = underWay.size > 0 ? QUIET_NETWORK_MS : lastActivity + QUIET_NETWORK_MS - Date.now();
        if (rest <= 0) return;
        await new Promise((resolve) => setTimeout(resolve, Math.max(10, Math.min(rest, 50))));
      }
    },
  };
}
