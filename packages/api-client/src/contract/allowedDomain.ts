import { parseUrl } from './hostName.ts';

/**
 * A host pattern in the spelling that the crawl compares with: `example.com`, or `*.example.com` for it and
 * all below it; lowercase and in punycode. Undefined for anything that is more or less than a host.
 */
export function canonicalDomain(pattern: string): string | undefined {
  const [, wildcard = '', host = ''] = /^(\*\.)?(.+)$/s.exec(pattern.trim()) ?? [];
  if (/[\s/\\?#@*%]/.test(host)) return undefined;
  const isAddress = host.startsWith('[');
  if (!isAddress && host.includes(':')) return undefined;
  const url = parseUrl(`http://${host}/`);
  return url && url.port === '' && url.hostname !== '' ? `${wildcard}${url.hostname}` : undefined;
}
