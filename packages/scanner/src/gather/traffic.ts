import type { CDPSession } from 'playwright-core';
import { QUIET_NETWORK_MS } from '../browser/limits.ts';
import { MAX_RAW_BYTES, RAW_BUFFER_BYTES } from './rawDocument.ts';

/** Requests that stay open by design, and so say nothing about whether a page has come to rest. */
const OPEN_ENDED = new Set(['WebSocket', 'EventSource', 'Media', 'Ping']);

/** What a page loads, as counted by the browser. */
export interface Traffic {
  /** Resolves once no request has been under way for {@link QUIET_NETWORK_MS}. */
  quiet(): Promise<void>;
  /** Resolves as soon as no request is under way. */
  ended(): Promise<void>;
  /** Whether that is so now. */
  isIdle(): boolean;
}

export interface TrafficOptions {
  readonly maxDocumentBytes: number;
  readonly maxPageBytes: number;
  /** Whether the browser keeps what it loads for a while, so that the document's own bytes can be had. */
  readonly keepDocument: boolean;
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

  let waiting: (() => void)[] = [];

  const end = (requestId: string) => {
    if (!underWay.delete(requestId)) return;
    lastActivity = Date.now();
    if (underWay.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  const ended = async () => {
    while (underWay.size > 0) await new Promise<void>((resolve) => waiting.push(resolve));
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
  await session.send('Network.enable', {
    maxTotalBufferSize: options.keepDocument ? RAW_BUFFER_BYTES : 0,
    maxResourceBufferSize: options.keepDocument ? MAX_RAW_BYTES : 0,
  });

  return {
    ended,
    isIdle: () => underWay.size === 0,
    async quiet() {
      for (;;) {
        await ended();
        const rest = lastActivity + QUIET_NETWORK_MS - Date.now();
        if (rest <= 0) return;
        await new Promise((resolve) => setTimeout(resolve, rest));
      }
    },
  };
}
