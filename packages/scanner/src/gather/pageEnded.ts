import type { PageFailureReason } from '@sitelens/api-client/contract';
import type { DivertedPage, FailedPage, NotHtmlPage } from '../pageResult.ts';

/** How a page can end before it has been checked. */
export type EarlyEnd = DivertedPage | NotHtmlPage | FailedPage;

/** The page has ended before it could be checked; whatever step is under way stops. */
export class PageEndedError extends Error {
  override readonly name = 'PageEndedError';
  readonly result: EarlyEnd;

  constructor(result: EarlyEnd) {
    super(`The page ended as ${result.outcome}`);
    this.result = result;
  }
}

/** The page's renderer or the whole browser died: another attempt may go well. */
export class RendererCrashedError extends Error {
  override readonly name = 'RendererCrashedError';
}

export function failed(reason: PageFailureReason, detail: string, httpStatus?: number): FailedPage {
  return httpStatus === undefined
    ? { outcome: 'FAILED', reason, detail }
    : { outcome: 'FAILED', reason, detail, httpStatus };
}
