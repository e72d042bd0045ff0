import { wordsOf } from './words.ts';

/**
 * What a link's address says of where it leads: its last path segment in words, the name of another
 * site's host, whom a `mailto:` writes to. Nothing for an address that says nothing.
 *
 * @param base the address of the page that the link is on
 */
export function addressName(href: string, base: string): string | undefined {
  const page = urlOf(base) ?? new URL('https://page.invalid/');
  const url = urlOf(href.trim(), page);
  if (!url || href.trim() === '') return undefined;
  if (url.protocol === 'mailto:')
    return url.pathname === '' ? undefined : `E-mail to ${decodedText(url.pathname)}`;
  if (url.protocol === 'tel:') return url.pathname === '' ? undefined : `Call ${decodedText(url.pathname)}`;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (href.trim().startsWith('#')) return wordsOf(url.hash.slice(1));
  return url.hostname === page.hostname ? (pathName(url) ?? homePage(url)) : hostName(url);
}

function urlOf(address: string, base?: URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function pathName({ pathname }: URL): string | undefined {
  return pathname
    .split('/')
    .reverse()
    .map(wordsOf)
    .find((words) => words !== undefined);
}

function homePage({ pathname, search }: URL): string | undefined {
  return pathname === '/' && search === '' ? 'Home page' : undefined;
}

/** `https://www.facebook.com/harbour` → "Facebook". */
function hostName({ hostname }: URL): string | undefined {
  const labels = hostname.replace(/^www\./, '').split('.');
  const name = labels.length > 2 && (labels.at(-2) ?? '').length <= 3 ? labels.at(-3) : labels.at(-2);
  return name === undefined ? undefined : wordsOf(name);
}
