import type { Page, Response } from 'playwright-core';
import { MAX_DOCUMENTS } from '../browser/limits.ts';
import { endedByResponse, isAttachment, isHtml, type MainAnswer, type MainResponse } from './mainResponse.ts';
import { type EarlyEnd, failed } from './pageEnded.ts';

interface DocumentsOptions {
  readonly url: string;
  isSamePage(a: string, b: string): boolean;
  end(result: EarlyEnd): void;
}

/**
 * Follows the documents that the main frame shows one after the other, and ends the page when one of them
 * is another page: the crawl visits that one for itself.
 */
export function watchDocuments(page: Page, { url, isSamePage, end }: DocumentsOptions) {
  let documents = 0;
  let firstStatus: number | undefined;
  let lastStatus: number | undefined;
  let lastUrl = url;
  let lastAnswer: MainAnswer | undefined;

  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) lastUrl = request.url();
  });

  page.on('response', (response) => {
    if (!isMainNavigation(response, page)) return;
    if (response.request().redirectedFrom() === null) firstStatus = undefined;
    firstStatus ??= response.status();
    if (isHttpRedirect(response)) return;
    const answer: MainResponse = {
      url: response.url(),
      status: response.status(),
      firstStatus,
      headers: response.headers(),
    };
    documents += 1;
    lastAnswer = answer;
    const early = documents === 1 ? endedByResponse(url, answer, isSamePage) : endedByScript(answer);
    if (documents === 1) lastStatus = answer.status;
    if (early) end(early);
  });

  /** The page itself was there, and then went on: by `<meta http-equiv=refresh>` or a script. */
  function endedByScript(answer: MainResponse): EarlyEnd | undefined {
    if (documents > MAX_DOCUMENTS) {
      return failed('TOO_MANY_REDIRECTS', 'The page keeps loading itself anew.', lastStatus);
    }
    // A file or an empty answer leaves the page where it is.
    if (answer.status < 400 && (isAttachment(answer) || !isHtml(answer))) return undefined;
    if (!isSamePage(url, answer.url)) {
      return { outcome: 'REDIRECTED', httpStatus: lastStatus ?? answer.status, leadsTo: answer.url };
    }
    lastStatus = answer.status;
    return endedByResponse(url, answer, isSamePage);
  }

  return {
    httpStatus: () => lastStatus,
    lastUrl: () => lastUrl,
    /** To the last navigation that was answered, wherever it led. */
    lastAnswer: () => lastAnswer,
    /** The page was there, and then went to where nothing answers; when it never was, its loading fails. */
    onErrorPage(unreachable: string) {
      if (lastStatus === undefined) return;
      end(
        isSamePage(url, unreachable)
          ? failed(
              'CONNECTION_FAILED',
              'The page loaded itself anew, and then could not be reached.',
              lastStatus,
            )
          : { outcome: 'REDIRECTED', httpStatus: lastStatus, leadsTo: unreachable },
      );
    },
  };
}

function isMainNavigation(response: Response, page: Page): boolean {
  const request = response.request();
  return request.isNavigationRequest() && request.frame() === page.mainFrame();
}

function isHttpRedirect(response: Response): boolean {
  const status = response.status();
  return status >= 300 && status < 400 && response.headers().location !== undefined;
}
