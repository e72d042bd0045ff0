import { isTelling, withoutCounters, withoutHashes } from './withoutCounters.ts';

/**
 * An address as written on a page, without what differs where the thing is the same: the page's own origin,
 * the query string, counters, and hashes of builds. A relative one is resolved, since it is written
 * otherwise in another folder.
 */
export function stableAddress(value: string, pageUrl: string): string {
  const address = value.trim();
  if (address === '' || address.startsWith('#')) return withoutCounters(address);
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme === 'data') return /^data:[^;,]*/i.exec(address)?.[0].toLowerCase() ?? scheme;
  if (scheme === 'blob') return scheme;
  // A number to dial is a name, not a counter.
  if (scheme === 'mailto' || scheme === 'tel' || scheme === 'sms') return withoutQuery(address);
  if (scheme === 'javascript') return withoutCounters(address);
  const url = URL.parse(address, pageUrl);
  if (url === null) return withoutCounters(withoutQuery(address));
  const origin = url.origin === URL.parse(pageUrl)?.origin ? '' : `//${withoutCounters(url.host)}`;
  return `${origin}${stablePath(url.pathname)}${withoutCounters(url.hash)}`;
}

/**
 * Whether a stable address says which thing it leads to: not `/media/*.png`, which every picture of a site
 * can be, nor the start page.
 */
export function isTellingAddress(address: string): boolean {
  if (/^(?:data:|blob$|javascript:)/.test(address)) return false;
  const segments = address.split('/').filter((segment) => segment !== '');
  return isTelling(segments.at(-1)?.replace(/(?<=.)\.\w+$/, '') ?? '');
}

/** The end of an address, as selectors have it. */
export function stableAddressEnd(value: string): string {
  return stablePath(withoutQuery(value));
}

/** The numbers in the path of an address, apart from versions: `/v2/photo/7.jpg` and `/v2/photo/12.jpg` are two. */
export function numbersInPath(address: string): readonly string[] {
  const path = withoutQuery(address).replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/]*/i, '');
  const things = withoutBuildHash(path).replace(/\/v\d+(?=\/)/gi, '');
  return withoutHashes(things).match(/\d+/g) ?? [];
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

function stablePath(path: string): string {
  return withoutCounters(withoutBuildHash(path));
}

function withoutBuildHash(path: string): string {
  return decoded(path).replace(BUILD_HASH, starIfHash);
}

/** Where builds put eight characters of a hash: `hero-DkLmPqRs.jpg`. */
const BUILD_HASH = /(?<=[.-])[\w-]{8}(?=\.\w{1,5}$)/;

/** `HomePage` is a word. */
function starIfHash(name: string): string {
  const isMixed = /[A-Z]/.test(name) && /\d/.test(name);
  return isMixed || /[a-z][A-Z].*[a-z][A-Z]/.test(name) ? '*' : name;
}

/** Escapes have digits that are no counters. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
