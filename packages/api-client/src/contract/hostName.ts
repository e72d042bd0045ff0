import ipaddr from 'ipaddr.js';

/**
 * A host as a URL has it, in one spelling: lower case, punycode, IPv4 as four decimal numbers, IPv6
 * compressed and without brackets, no trailing dot. `undefined` where it is no host.
 */
export function canonicalHost(host: string): string | undefined {
  const literal = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  // These would end the host and start another part of the URL.
  if (/[/?#@\\\s]/.test(literal)) return undefined;
  const parsed = parseUrl(`http://${literal}`);
  if (parsed === undefined || parsed.port !== '' || parsed.hostname === '') return undefined;
  return withoutBrackets(withoutTrailingDot(parsed.hostname));
}

/** A URL's `hostname` without the brackets of an IPv6 literal. */
export function withoutBrackets(hostname: string): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

/** A name without the dot that marks it as absolute: `example.com.` is `example.com`. */
export function withoutTrailingDot(hostname: string): string {
  return hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
}

/**
 * Whether the host of a parsed URL is an IP address. The URL parser has already turned every other
 * spelling (octal, hexadecimal, one number, fullwidth digits) into the usual one.
 */
export function isAddress(host: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(host) || ipaddr.IPv6.isValid(host);
}

/** A URL, or `undefined` where the value is none. */
export function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}
