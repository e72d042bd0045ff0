/**
 * The address if it is absolute and http(s); nothing otherwise. Addresses of scanned pages are hostile:
 * `javascript:`, `data:` and the rest never become a link.
 */
export function safeHttpUrl(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}
