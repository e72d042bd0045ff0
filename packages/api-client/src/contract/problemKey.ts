/** The key of an error that says nothing more about itself. */
const UNKNOWN_PROBLEM_KEY = 'unknown';

/**
 * The stable key of a problem: the last path segment of its `type` (RFC 9457, 3.1.1), such as
 * `invalid-url` of `/problems/invalid-url`; `unknown` where there is none, as for `about:blank`.
 */
export function problemKey(type: string): string {
  const path = type.split(/[?#]/, 1)[0] ?? '';
  const segments = path.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1);
  return last === undefined || last.includes(':') ? UNKNOWN_PROBLEM_KEY : last;
}
