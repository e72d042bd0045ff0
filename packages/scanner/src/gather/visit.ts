import type { PageFailureReason, ScreenSize } from '@sitelens/api-client/contract';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { BrowserHost } from '../browser/browserHost.ts';
import { contextOptions } from '../browser/contextOptions.ts';
import { CLOSE_LIMIT_MS, MAX_DOCUMENT_BYTES, MAX_PAGE_BYTES } from '../browser/limits.ts';
import { atMost } from '../browser/steps.ts';
import { givePointer } from '../browser/touch.ts';
import { runsAt } from '../checks/evaluators.ts';
import { watchDocuments } from './documents.ts';
import { type LoadEvents, watchLoadEvents } from './loadEvents.ts';
import type { MainAnswer } from './mainResponse.ts';
import { type EarlyEnd, failed, PageEndedError, RendererCrashedError } from './pageEnded.ts';
import { type RawDocuments, watchRawDocuments } from './rawDocument.ts';
import { type Traffic, watchTraffic } from './traffic.ts';
import { type ViewportReads, watchViewportReads } from './viewportReads.ts';

/** What visits need from the scanner around them. */
export interface VisitSurroundings {
  readonly browser: BrowserHost;
  refusalOf(host: string, port: number): PageFailureReason | undefined;
  /** Whether two addresses are one page of the crawl. */
  isSamePage(a: string, b: string): boolean;
}

/** A page that is being looked at, in a context of its own. */
export interface Visit {
  readonly url: string;
  readonly screenSize: ScreenSize;
  readonly page: Page;
  readonly session: CDPSession;
  readonly traffic: Traffic;
  readonly loadEvents: LoadEvents;
  readonly viewportReads: ViewportReads;
  /** At sizes that are audited. */
  readonly rawDocuments?: RawDocuments;
  /** Rejects with PageEndedError or RendererCrashedError as soon as either happens; else stays pending. */
  readonly interrupted: Promise<never>;
  /** What the main frame asked for last. */
  lastUrl(): string;
  /** Status of the last document, once there is one. */
  httpStatus(): number | undefined;
  /** To the last navigation that was answered, wherever it led. */
  lastAnswer(): MainAnswer | undefined;
  refusalOf(url: string): PageFailureReason | undefined;
  close(): Promise<void>;
}

/** Opens a fresh context at a size, with everything in place that must watch from the first request on. */
export async function openVisit(
  url: string,
  screenSize: ScreenSize,
  surroundings: VisitSurroundings,
): Promise<Visit> {
  const { browser } = surroundings;
  const version = await browser.version();
  const context = await browser.newContext(contextOptions(screenSize, version));
  const close = async () =>
    void (await atMost(
      CLOSE_LIMIT_MS,
      context.close().catch(() => {}),
    ));
  try {
    return { ...(await prepare(url, screenSize, context, surroundings)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function prepare(
  url: string,
  screenSize: ScreenSize,
  context: BrowserContext,
  { isSamePage, refusalOf }: VisitSurroundings,
): Promise<Omit<Visit, 'close'>> {
  const page = await context.newPage();
  let reject: (error: Error) => void = () => {};
  const interrupted = new Promise<never>((_, rejectNow) => {
    reject = rejectNow;
  });
  interrupted.catch(() => {});
  const end = (result: EarlyEnd) => reject(new PageEndedError(result));
  page.on('crash', () => reject(new RendererCrashedError('The renderer died.')));
  page.on('close', () => reject(new RendererCrashedError('The page was closed.')));
  context.on('page', (popup) => void popup.close().catch(() => {}));
  const session = await context.newCDPSession(page);
  const refusalOfUrl = (address: string) => refusalOf(...hostAndPort(address));
  const documents = watchDocuments(page, { url, isSamePage, end });
  const loadEvents = watchLoadEvents(session, documents.onErrorPage);
  const isAudited = runsAt('SITE_AUDIT', screenSize);
  const rawDocuments = isAudited ? await watchRawDocuments(session) : undefined;
  const [traffic, viewportReads] = await Promise.all([
    watchTraffic(session, {
      maxDocumentBytes: MAX_DOCUMENT_BYTES,
      maxPageBytes: MAX_PAGE_BYTES,
      keepDocument: isAudited,
      onTooLarge: (what) => end(failed('TOO_LARGE', `The ${what} is larger than the scanner takes.`)),
    }),
    watchViewportReads(session),
    session.send('Page.enable'),
    givePointer(session, screenSize),
  ]);
  return {
    url,
    screenSize,
    page,
    session,
    traffic,
    loadEvents,
    viewportReads,
    ...(rawDocuments ? { rawDocuments } : {}),
    interrupted,
    lastUrl: documents.lastUrl,
    httpStatus: documents.httpStatus,
    lastAnswer: documents.lastAnswer,
    refusalOf: refusalOfUrl,
  };
}

function hostAndPort(address: string): [host: string, port: number] {
  const { hostname, port, protocol } = new URL(address);
  return [hostname, port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)];
}
