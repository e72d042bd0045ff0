/**
 * Where a redirect leads (RFC 9110, 10.2.2), whatever its scheme; undefined when its Location field is missing, or is
 * no address.
 *
 * @param location - As HTTP clients give it: a byte a character. Servers send addresses in UTF-8 unescaped, which
 *   browsers take as that.
 */
export function redirectTarget(location: string | null | undefined, from: string): URL | undefined {
  if (!location) return undefined;
  return URL.parse(Buffer.from(location, 'latin1').toString('utf8'), from) ?? undefined;
}
