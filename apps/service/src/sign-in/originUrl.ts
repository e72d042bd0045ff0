/** Where a login leads when nothing, or nothing of ours, was asked for. */
const HOME = '/dashboard';

/** Longer ones would not fit beside the rest of the cookie that carries them (RFC 6265bis: 4,096 bytes). */
const LONGEST = 1_500;

/** What browsers, proxies and parsers read differently, and no address of ours has. */
const MISREAD = /[\p{Cc}\\]/u;

/**
 * The place to go to after a login, as a path on our own origin: an open redirect would lend our name to
 * any website. A URL parser decides what is ours, as a browser would: `//host`, `/\host` and a tab between
 * two slashes all lead elsewhere.
 *
 * @param wanted a path or a whole URL of ours
 */
export function ownPath(wanted: unknown, publicOrigin: string): string {
  if (typeof wanted !== 'string' || wanted.length > LONGEST || MISREAD.test(wanted)) return HOME;
  const url = URL.parse(wanted, publicOrigin);
  if (url?.origin !== publicOrigin || url.username !== '' || url.password !== '') return HOME;
  const path = `${url.pathname}${url.search}${url.hash}`;
  const isReadAlike = URL.parse(path, publicOrigin)?.href === url.href;
  const isNoPage = /^\/(api|files|oidc|oauth2|login|signout|verify-email)(\/|$)/.test(url.pathname);
  return isReadAlike && !isNoPage && path.length <= LONGEST ? path : HOME;
}
