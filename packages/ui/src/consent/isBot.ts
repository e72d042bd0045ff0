const BOTS = /bot|crawl|spider|slurp|teoma/i;

/**
 * Who is not asked: crawlers, by their user agent (specification, results, section 2), and automated browsers,
 * which nobody looks at. Both would index the bar, and neither can agree to anything.
 */
export function isBot({ userAgent, webdriver }: Pick<Navigator, 'userAgent' | 'webdriver'>): boolean {
  return webdriver || BOTS.test(userAgent);
}
