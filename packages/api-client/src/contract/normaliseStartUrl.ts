/** What separates a scheme from a host, however much of it was typed; browsers read `\` as `/`. */
const LEADING_PART = /^([a-z]*)[:/\\]+/i;

/**
 * Makes a URL out of what a person typed as a website's address: the first letter lower-cased,
 * leading colons, slashes and partial scheme prefixes (`ttp://`, `//`, `s:/`) stripped, and `http://`
 * put in front where there is no scheme. `http:/` and `https//` are read as the scheme that they are
 * meant to be. The result need not be a valid URL: see `checkStartUrl`. Nothing gives nothing.
 */
export function normaliseStartUrl(value: string): string {
  const trimmed = value.trim();
  const typed = trimmed.slice(0, 1).toLowerCase() + trimmed.slice(1);
  return typed === '' ? '' : withScheme(typed);
}

function withScheme(value: string): string {
  const [leading = '', word = ''] = LEADING_PART.exec(value) ?? [];
  const rest = value.slice(leading.length);
  const scheme = word.toLowerCase();
  if (scheme === 'http' || scheme === 'https') {
    return `${scheme}://${rest}`;
  }
  if (leading !== '' && 'https'.includes(scheme)) return rest === '' ? '' : withScheme(rest);
  return hasOtherScheme(value) ? value : `http://${value}`;
}

/** `mailto:a@b.c` and `ftp://a.b` have a scheme; `example.com:8080/shop` has a port. */
function hasOtherScheme(value: string): boolean {
  return /^[a-z][a-z\d+-]*:[/\\]/i.test(value) || /^[a-z][a-z\d+.-]*:(?!\d*(?:[/?#\\]|$))/i.test(value);
}
