import { MAX_DOCUMENT_BYTES } from '../browser/limits.ts';
import { type EarlyEnd, failed } from './pageEnded.ts';

/** How a server answered to a navigation of the main frame. */
export interface MainAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What it answered, and how that came about. */
export interface MainResponse extends MainAnswer {
  /** After HTTP redirects. */
  readonly url: string;
  /** Of the first answer in the chain of redirects. */
  readonly firstStatus: number;
}

const HTML = new Set(['text/html', 'application/xhtml+xml']);

/**
 * Whether a page ends with its first answer, and how; undefined when it is a document to look at.
 *
 * @param isSamePage - Whether two addresses are one page of the crawl.
 */
export function endedByResponse(
  requested: string,
  response: MainResponse,
  isSamePage: (a: string, b: string) => boolean,
): EarlyEnd | undefined {
  const { url, status, firstStatus } = response;
  if (!isSamePage(requested, url)) return { outcome: 'REDIRECTED', httpStatus: firstStatus, leadsTo: url };
  if (status >= 400) return failed('HTTP_ERROR', `The server answered with status ${status}.`, status);
  if (isAttachment(response)) return failed('DOWNLOAD', 'The server offers it as a file.', status);
  if (!isHtml(response)) return { outcome: 'NOT_HTML', httpStatus: status, mediaType: mediaType(response) };
  if (Number(response.headers['content-length']) > MAX_DOCUMENT_BYTES) {
    return failed('TOO_LARGE', 'The document is larger than the scanner takes.', status);
  }
  return undefined;
}

/** Without a media type the browser looks at the content; 204 and 205 have none. */
export function isHtml(response: MainResponse): boolean {
  if (response.status === 204 || response.status === 205) return false;
  const type = mediaType(response);
  return type === '' || HTML.has(type);
}

export function isAttachment({ headers }: MainResponse): boolean {
  return /^\s*attachment\b/i.test(headers['content-disposition'] ?? '');
}

function mediaType({ headers }: MainResponse): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
