import type { PageFailureReason } from '@sitelens/api-client/contract';

const REASONS: readonly (readonly [pattern: RegExp, reason: PageFailureReason])[] = [
  [/ERR_TOO_MANY_REDIRECTS/, 'TOO_MANY_REDIRECTS'],
  [/ERR_CERT|ERR_SSL|ERR_BAD_SSL|ERR_ECH|PINNED_KEY/, 'TLS_FAILED'],
  [/ERR_NAME_(NOT_RESOLVED|RESOLUTION_FAILED)/, 'NAME_NOT_RESOLVED'],
  [/ERR_(CONNECTION_)?TIMED_OUT|Timeout \d+ms exceeded/, 'TIMED_OUT'],
  [/ERR_UNSAFE_PORT|ERR_UNSAFE_REDIRECT|ERR_UNKNOWN_URL_SCHEME|ERR_DISALLOWED_URL/, 'ADDRESS_REFUSED'],
  [/Download is starting/, 'DOWNLOAD'],
  [/net::ERR_/, 'CONNECTION_FAILED'],
];

/**
 * What a failed navigation means.
 *
 * @param message - The browser's, such as `page.goto: net::ERR_CERT_DATE_INVALID at https://…`.
 * @param refusal - Why the proxy did not connect, if so: the browser only knows that something failed.
 */
export function navigationFailure(
  message: string,
  refusal: PageFailureReason | undefined,
): PageFailureReason {
  const own = REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? 'SCAN_ERROR';
  return own === 'CONNECTION_FAILED' && refusal !== undefined ? refusal : own;
}

/** The browser's own code, such as `net::ERR_EMPTY_RESPONSE`; never a stack. */
export function navigationErrorCode(message: string): string {
  return /net::ERR_[A-Z0-9_]+/.exec(message)?.[0] ?? message.split('\n')[0] ?? message;
}
