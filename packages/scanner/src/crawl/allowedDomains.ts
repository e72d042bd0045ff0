/**
 * Whether a host belongs to a site: `example.com` stands for itself, `*.example.com` for itself and every
 * host below it.
 */
export function isAllowedHost(host: string, allowedDomains: readonly string[]): boolean {
  return allowedDomains.some((pattern) => matches(canonical(host), pattern.trim().toLowerCase()));
}

function matches(host: string, pattern: string): boolean {
  if (host === '') return false;
  if (!pattern.startsWith('*.')) return host === canonical(pattern);
  const base = canonical(pattern.slice(2));
  return base !== '' && (host === base || host.endsWith(`.${base}`));
}

/** As a URL has it: punycode, lower case, no dot at the end. A port is not part of the host. */
function canonical(host: string): string {
  const hostname = URL.parse(`http://${host}/`)?.hostname ?? host;
  return hostname.replace(/\.$/, '');
}

/**
 * Whether a site that answers at `from` with a redirect to `to` is still the same site: with and without
 * `www.`, or one host below the other. Hosts that only share a parent are not: it may be a public suffix.
 */
export function isSameSite(from: string, to: string): boolean {
  const [a, b] = [withoutWww(canonical(from)), withoutWww(canonical(to))];
  return a === b || isBelow(a, b) || isBelow(b, a);
}

function isBelow(host: string, ancestor: string): boolean {
  return ancestor.includes('.') && host.endsWith(`.${ancestor}`);
}

function withoutWww(host: string): string {
  return host.startsWith('www.') && host.indexOf('.', 4) > 0 ? host.slice(4) : host;
}
