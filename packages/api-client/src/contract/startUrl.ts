import { type AllowedTargets, allowsTarget } from './allowedTargets.ts';
import { isAddress, parseUrl, withoutBrackets, withoutTrailingDot } from './hostName.ts';
import { hasTopLevelDomain, isLocalName, isWellFormedName } from './localNames.ts';
import { normaliseStartUrl } from './normaliseStartUrl.ts';
import { isPublicAddress } from './publicAddress.ts';

/** The longest start URL, in UTF-16 code units: what the contract takes. */
export const MAX_START_URL_LENGTH = 2048;

/** The keys of the errors that a start URL can have; each is also the end of a problem's `type`. */
export type StartUrlError = 'invalid-url' | 'missing-top-level-domain' | 'local-host-url';

/** `url` is canonical and without fragment; `host` is its name or address without a port. */
export type StartUrlCheck =
  | { readonly ok: true; readonly url: string; readonly host: string }
  | { readonly ok: false; readonly error: StartUrlError };

/**
 * Checks what a person typed as the address of a website, in the form as in the service. It must
 * be http or https, without user name and password, and its host must have a top-level domain and
 * must not be a private address or a local name, in whichever spelling. What a name resolves to
 * is not looked at: whoever connects has to.
 *
 * @param options.allowedTargets hosts that may be scanned though they are private
 */
export function checkStartUrl(
  value: string,
  options: { readonly allowedTargets?: AllowedTargets | undefined } = {},
): StartUrlCheck {
  const url = parseHttpUrl(normaliseStartUrl(value));
  if (url === undefined) return { ok: false, error: 'invalid-url' };
  const host = withoutBrackets(url.hostname);
  const isAllowed = allowsTarget(options.allowedTargets ?? [], host, portOf(url));
  const error = isAllowed ? undefined : errorOfHost(host);
  if (error !== undefined) return { ok: false, error };
  return url.href.length > MAX_START_URL_LENGTH
    ? { ok: false, error: 'invalid-url' }
    : { ok: true, url: url.href, host: url.hostname };
}

/** The name that a new project is given until a person writes another: the host of its start URL. */
export function suggestProjectName(value: string): string | undefined {
  return parseHttpUrl(normaliseStartUrl(value))?.hostname;
}

/**
 * The hosts that belong to a site unless told otherwise: a wildcard and the start URL's host. An
 * address has nothing below it and stands alone.
 *
 * @param url a start URL that has been checked
 * @throws TypeError if it is no URL
 */
export function defaultAllowedDomains(url: string): string[] {
  const { hostname } = new URL(url);
  const host = withoutTrailingDot(hostname);
  return isAddress(withoutBrackets(host)) ? [host] : [`*.${host}`];
}

function parseHttpUrl(value: string): URL | undefined {
  const url = parseUrl(value);
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  // A password would be stored, and shown to the whole organisation.
  if (url.username !== '' || url.password !== '' || url.port === '0') return undefined;
  url.hash = '';
  url.hostname = withoutTrailingDot(url.hostname);
  return url.hostname === '' ? undefined : url;
}

function errorOfHost(host: string): StartUrlError | undefined {
  if (isAddress(host)) return isPublicAddress(host) ? 'missing-top-level-domain' : 'local-host-url';
  if (!isWellFormedName(host)) return 'invalid-url';
  if (isLocalName(host)) return 'local-host-url';
  return hasTopLevelDomain(host) ? undefined : 'missing-top-level-domain';
}

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}
