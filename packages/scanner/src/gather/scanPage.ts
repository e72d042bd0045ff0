import { SCREEN_SIZE_NAMES, type ScreenSize } from '@sitelens/api-client/contract';
import { BrowserLaunchError } from '../browser/browserHost.ts';
import { PAGE_DEADLINE_MS } from '../browser/limits.ts';
import { rejectOnAbort, StepTimedOutError, withLimit } from '../browser/steps.ts';
import { checkAccessibility } from '../checks/accessibility/accessibility.ts';
import { checkMobile } from '../checks/mobile/mobile.ts';
import { findObstacles } from '../checks/obstacles/obstacles.ts';
import { NO_AUDIT } from '../checks/siteAudit/record.ts';
import { auditPage } from '../checks/siteAudit/siteAudit.ts';
import type { PageResult, ReadDocument, SaveTile, ScannedPage } from '../pageResult.ts';
import { gatherPage, type PageArtifacts, type ReadArtifacts } from './gatherPage.ts';
import { navigationErrorCode, navigationFailure } from './navigationFailure.ts';
import type { ObstacleArtifacts, SeenDocument } from './obstacleArtifacts.ts';
import { failed, PageEndedError, RendererCrashedError } from './pageEnded.ts';
import { seeRefusal } from './seeRefusal.ts';
import type { Visit, VisitSurroundings } from './visit.ts';

export interface ScanPageRequest {
  /** Absolute, http or https. */
  readonly url: string;
  readonly screenSizes: readonly ScreenSize[];
  readonly saveTile: SaveTile;
}

export interface ScanPageSurroundings extends VisitSurroundings {
  /** The whole page's limit in milliseconds; {@link PAGE_DEADLINE_MS} unless told otherwise. */
  readonly deadlineMs?: number;
  log(message: string): void;
}

/**
 * Scans one page. Whatever the page does, this answers with a typed result, by the deadline; a renderer that
 * dies has one more attempt.
 *
 * @throws the signal's reason when it is aborted; BrowserLaunchError when there is no browser to scan with;
 * and what `saveTile` throws.
 */
export async function scanPage(
  request: ScanPageRequest,
  surroundings: ScanPageSurroundings,
  signal: AbortSignal,
): Promise<PageResult> {
  signal.throwIfAborted();
  const first = await attempt(request, surroundings, signal);
  if (first.outcome !== 'FAILED' || first.reason !== 'CRASHED') return first;
  surroundings.log(`The renderer died on ${request.url}; trying once more.`);
  return attempt(request, surroundings, signal);
}

async function attempt(
  request: ScanPageRequest,
  surroundings: ScanPageSurroundings,
  signal: AbortSignal,
): Promise<PageResult> {
  const visits: Visit[] = [];
  let read: ReadArtifacts | undefined;
  const tileKeeper = keepFailure(request.saveTile);
  const aborted = rejectOnAbort(signal);
  const work = gatherPage(
    { url: request.url, screenSizes: inOrder(request.screenSizes), saveTile: tileKeeper.saveTile },
    surroundings,
    {
      onVisit: (visit) => void visits.push(visit),
      onRead: (artifacts) => {
        read = artifacts;
      },
    },
  );
  try {
    const limit = surroundings.deadlineMs ?? PAGE_DEADLINE_MS;
    const artifacts = await withLimit('The page', limit, Promise.race([work, aborted.promise]));
    return withObstacles(scanned(artifacts), request.url, visits[0], artifacts.seen);
  } catch (error) {
    signal.throwIfAborted();
    tileKeeper.throwIfFailed();
    const last = visits.at(-1);
    const result = endedBy(error, last);
    if (result.outcome !== 'FAILED') return withObstacles(result, request.url, last);
    const seen = read?.seen ?? (last && (await Promise.race([seeRefusal(last), aborted.promise])));
    const known = read ? { ...result, read: readDocument(read) } : result;
    return withObstacles(known, request.url, last, seen);
  } finally {
    aborted.dispose();
    // A visit that is opened after this would be nobody's.
    work.catch(() => {}).finally(() => Promise.all(visits.map((visit) => visit.close())));
    await Promise.all(visits.map((visit) => visit.close()));
  }
}

function scanned(artifacts: PageArtifacts): PageResult {
  const { httpStatus, facts, sizes, dimensions, tiles, cutShort, siteAudit } = artifacts;
  return {
    outcome: 'SCANNED',
    httpStatus,
    title: facts.title,
    ...readDocument({ links: facts.links, ...(siteAudit ? { siteAudit } : {}) }),
    dimensions,
    screenshotsCutShort: cutShort,
    tiles,
    findings: checkAccessibility(sizes),
    mobileFindings: checkMobile(sizes),
  };
}

function readDocument({ links, siteAudit }: ReadArtifacts): ReadDocument {
  return { links, siteAudit: siteAudit ? auditPage(siteAudit) : NO_AUDIT };
}

function withObstacles(
  result: PageResult,
  requestedUrl: string,
  visit: Visit | undefined,
  seen?: SeenDocument,
): PageResult {
  const answer = visit?.lastAnswer();
  if (!answer) return result;
  const artifacts = { requestedUrl, answer, ...(seen && { seen }) };
  switch (result.outcome) {
    case 'REDIRECTED': {
      const led = { to: result.leadsTo, status: result.httpStatus };
      return { ...result, ...found({ ...artifacts, led }) };
    }
    case 'SCANNED':
    case 'FAILED':
      return { ...result, ...found(artifacts) };
    default:
      return result;
  }
}

function found(artifacts: ObstacleArtifacts): Pick<ScannedPage, 'obstacles'> {
  const obstacles = findObstacles(artifacts);
  return obstacles.length > 0 ? { obstacles } : {};
}

function endedBy(error: unknown, visit: Visit | undefined): PageResult {
  if (error instanceof BrowserLaunchError) throw error;
  if (error instanceof PageEndedError) return error.result;
  const httpStatus = visit?.httpStatus();
  if (error instanceof RendererCrashedError) return failed('CRASHED', error.message, httpStatus);
  if (error instanceof StepTimedOutError) return failed('TIMED_OUT', `${error.message}.`, httpStatus);
  const message = error instanceof Error ? error.message : String(error);
  if (isClosed(message)) return failed('CRASHED', 'The browser died.', httpStatus);
  if (/Cannot find context|context was destroyed/i.test(message)) {
    return failed(
      'SCAN_ERROR',
      'The page put another document in its place while it was looked at.',
      httpStatus,
    );
  }
  if (httpStatus !== undefined && !/Timeout \d+ms exceeded/.test(message)) {
    return failed('SCAN_ERROR', navigationErrorCode(message), httpStatus);
  }
  const reason = navigationFailure(message, visit?.refusalOf(visit.lastUrl()));
  return failed(reason, navigationErrorCode(message), httpStatus);
}

/** What Playwright says once the page, its context or the browser is gone. */
function isClosed(message: string): boolean {
  return /(Target|Page|Browser|Context).*(closed|crashed)|Session closed|Target crashed/i.test(message);
}

/** A tile that can't be kept is the store's failure, not the page's: it must come out as it was thrown. */
function keepFailure(saveTile: SaveTile) {
  let failure: { readonly error: unknown } | undefined;
  return {
    saveTile: (tile: Parameters<SaveTile>[0]) =>
      saveTile(tile).catch((error: unknown) => {
        failure ??= { error };
        throw error;
      }),
    throwIfFailed() {
      if (failure) throw failure.error;
    },
  };
}

function inOrder(wanted: readonly ScreenSize[]): [ScreenSize, ...ScreenSize[]] {
  const [first, ...rest] = SCREEN_SIZE_NAMES.filter((name) => wanted.includes(name));
  if (!first) throw new RangeError('A page is scanned at one screen size at least.');
  return [first, ...rest];
}
