/** The product token that a robots.txt addresses (RFC 9309, 2.2.1). */
export const ROBOTS_TOKEN = 'Sitelens';

/** Who is asking, with where a webmaster reads about it (RFC 9110, 10.1.5). */
const PRODUCT = `${ROBOTS_TOKEN}/0.1 (+https://sitelens.example/bot)`;

/** What the scanner's own requests (robots.txt, sitemaps) say that they are. */
export const SCANNER_USER_AGENT = `Mozilla/5.0 (compatible) ${PRODUCT}`;

/**
 * What the scanner's browser says that it is: Chrome's own user agent, with who we are behind it.
 *
 * @param browserVersion - As the browser tells it, such as `153.0.8001.2`.
 */
export function browserUserAgent(browserVersion: string): string {
  const major = browserVersion.split('.')[0] ?? '0';
  return (
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    `Chrome/${major}.0.0.0 Safari/537.36 ${PRODUCT}`
  );
}
