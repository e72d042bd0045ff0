/** The product token that a robots.txt addresses (RFC 9309, 2.2.1). */
export const ROBOTS_TOKEN = 'Sitelens';

/** What the scanner's own requests (robots.txt, sitemaps) say that they are. */
export const SCANNER_USER_AGENT = `Mozilla/5.0 (compatible; ${ROBOTS_TOKEN}/0.1)`;
