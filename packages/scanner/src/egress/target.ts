import { isIP } from 'node:net';

/** Where a connection is to go: a name, or an address without brackets. */
export interface ConnectionTarget {
  readonly host: string;
  readonly port: number;
}

/**
 * Brings a host into the one spelling that the URL Standard gives it, so that `0x7f.1`, `2130706433`,
 * `127.1` and full-width digits are all 127.0.0.1; undefined when it is no host. IPv6 without brackets.
 */
export function normaliseHost(host: string): string | undefined {
  const bare = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
  const spelled = isIP(bare) === 6 ? `[${bare}]` : bare;
  if (/[/?#@\\\s:]/.test(isIP(bare) === 6 ? '' : spelled)) return undefined;
  try {
    const { hostname } = new URL(`http://${spelled}/`);
    return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  } catch {
    return undefined;
  }
}
