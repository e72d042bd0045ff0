const BASE = 'https://sitelens.invalid';

/**
 * The address if it may be rendered as a link: http(s), or relative to this site.
 * Addresses of scanned pages are hostile, so every other scheme (`javascript:`, `data:` …) is refused.
 */
export function safeHref(href: string): string | undefined {
  if (!URL.canParse(href, BASE)) return undefined;
  const { protocol } = new URL(href, BASE);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}
