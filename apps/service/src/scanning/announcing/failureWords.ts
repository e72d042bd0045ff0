import type { PageFailureReason, ScanFailure } from '@sitelens/api-client/contract';

/** Why a website could not be scanned, and what to do next. */
const OUTCOMES: Readonly<Record<Exclude<ScanFailure['outcome'], 'FAILED'>, string>> = {
  REDIRECTED: 'It leads to another website. Scan that one, or add its domain to the allowed domains.',
  CANONICALISED: 'It names a page of another website as its canonical address. Correct that address.',
  BLOCKED_BY_ROBOTS: 'Its robots.txt forbids robots to read it. Allow the user agent Sitelens there.',
  NOT_HTML: 'It is not a web page, but a document of another kind. Give the URL of a web page.',
};

const REASONS: Readonly<Record<PageFailureReason, string>> = {
  ADDRESS_REFUSED: 'Its address is not public. Only websites on the public internet can be scanned.',
  NAME_NOT_RESOLVED: 'No server is known under this name. Check its spelling and the DNS of the domain.',
  CONNECTION_FAILED: 'The server refused or broke the connection. Check that the website is up.',
  TLS_FAILED: 'No secure connection could be made. Check the certificate of the website.',
  TIMED_OUT: 'It took too long to load. Check how fast the page loads.',
  HTTP_ERROR: 'The server answered with an error. If the page works in a browser, it may refuse robots.',
  TOO_MANY_REDIRECTS: 'It redirects over and over again. Check the redirects of the page.',
  TOO_LARGE: 'It is larger than what can be scanned.',
  DOWNLOAD: 'It is offered as a file to download. Give the URL of a web page.',
  CRASHED: 'It crashed the browser, twice. Look for scripts that use very much memory or never end.',
  SCAN_ERROR: 'Something went wrong on our side. Start another crawl.',
};

/** In words; nothing in them is from the website. */
export function failureWords({ outcome, reason, httpStatus }: ScanFailure): string {
  const why = outcome === 'FAILED' ? REASONS[reason ?? 'SCAN_ERROR'] : OUTCOMES[outcome];
  return reason === 'HTTP_ERROR' && httpStatus !== undefined ? `${why} The status was ${httpStatus}.` : why;
}
