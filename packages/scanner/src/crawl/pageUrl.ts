import { isIgnoredParameter } from './ignoredParameters.ts';
import { normalisePercentEncoding } from './percentEncoding.ts';

/** An http(s) address taken apart into what says which page it is. */
export interface PageUrl {
  /** As it is to be visited: without fragment, credentials, tracking and session parameters. */
  readonly url: string;
  /** Equal for two addresses of one page. Not an address. */
  readonly key: string;
  /** Equal for the variants of one page that differ by their query only. */
  readonly pathKey: string;
  readonly host: string;
  readonly path: string;
  readonly hasQuery: boolean;
}

/**
 * Reads an address; undefined when it is not http(s).
 *
 * What the key leaves out: the fragment, credentials, the default port, a dot after the host, an empty
 * query, tracking and session parameters, the order of parameters of different names; and the scheme at
 * its default port, because a site's http and https pages are the same ones. What it keeps apart: hosts
 * with and without `www.`, paths with and without a slash at the end, and capitals in the path.
 */
export function readPageUrl(address: string | URL): PageUrl | undefined {
  const parsed = URL.parse(String(address));
  if (!parsed || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) return undefined;
  const host = parsed.hostname.replace(/\.$/, '');
  // What is left of a host of dots alone, or with an empty label at its end, is no host.
  if (host === '' || host.endsWith('.')) return undefined;
  // Set on the URL, which then resolves dots again that the session's number was attached to.
  parsed.pathname = normalisePercentEncoding(parsed.pathname).replace(/;jsessionid=[^/]*/gi, '');
  const path = parsed.pathname;
  const parameters = parsed.search.slice(1).split('&').filter(isMeaningful).map(normalisePercentEncoding);
  const port = parsed.port === '' ? '' : `:${parsed.port}`;
  const scheme = port === '' ? '' : parsed.protocol;
  const pathKey = `${scheme}//${host}${port}${path}`;
  return {
    url: `${parsed.protocol}//${host}${port}${path}${query(parameters)}`,
    key: pathKey + query(sortedByName(parameters)),
    pathKey,
    host,
    path,
    hasQuery: parameters.length > 0,
  };
}

/**
 * What two addresses of the same page have in common; see {@link readPageUrl}. An address that is not
 * http(s) is its own key.
 */
export function pageKey(address: string | URL): string {
  return readPageUrl(address)?.key ?? String(address);
}

function query(parameters: readonly string[]): string {
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}

function isMeaningful(parameter: string): boolean {
  return parameter !== '' && !isIgnoredParameter(nameOf(parameter));
}

/** Stable: the order of values of one name can matter. Not by locale: it must be the same everywhere. */
function sortedByName(parameters: readonly string[]): string[] {
  return parameters.toSorted((a, b) => {
    const [nameA, nameB] = [nameOf(a), nameOf(b)];
    if (nameA === nameB) return 0;
    return nameA < nameB ? -1 : 1;
  });
}

function nameOf(parameter: string): string {
  return parameter.split('=', 1)[0] ?? '';
}
