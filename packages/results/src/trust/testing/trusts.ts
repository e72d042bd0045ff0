import type { ScanTrust, TrustExample } from '@sitelens/api-client/contract';

const id = (at: number) => `0192f3a4-6b1c-7d2e-8f30-${String(at).padStart(12, '0')}`;

/** The first of some pages below a path. */
export function examples(path: string, count: number): readonly TrustExample[] {
  const first = [...path].reduce((sum, letter) => 31 * sum + (letter.codePointAt(0) ?? 0), 0);
  return Array.from({ length: Math.min(count, 5) }, (_, at) => ({
    pageId: id((first % 1_000_000) + at),
    url: `https://www.example.com/${path}/${at + 1}`,
  }));
}

/** A scan that nothing stood in the way of. */
export const whole: ScanTrust = {
  pagesFound: 42,
  pagesScanned: 42,
  isPageLimitReached: false,
  skipped: [],
  obstacles: [],
  screenshotsCutShort: { count: 0, examples: [] },
};

/** Some addresses are no pages of their own. */
export const redirecting: ScanTrust = {
  ...whole,
  pagesFound: 45,
  skipped: [
    { outcome: 'REDIRECTED', count: 2, examples: examples('moved', 2) },
    { outcome: 'NOT_HTML', count: 1, examples: examples('files', 1) },
  ],
};

/** Of everything something. */
export const withGaps: ScanTrust = {
  pagesFound: 103,
  pagesScanned: 93,
  isPageLimitReached: true,
  skipped: [
    { outcome: 'FAILED', reason: 'TIMED_OUT', count: 4, examples: examples('slow', 4) },
    {
      outcome: 'BLOCKED_BY_ROBOTS',
      count: 2,
      examples: [
        {
          pageId: id(1),
          url: 'https://www.example.com/private/1',
          robotsRule: 'Disallow: /private/',
        },
        { pageId: id(2), url: 'https://www.example.com/private/2' },
      ],
    },
    { outcome: 'REDIRECTED', count: 3, examples: examples('moved', 3) },
    { outcome: 'FAILED', reason: 'HTTP_ERROR', count: 1, examples: examples('broken', 1) },
  ],
  obstacles: [
    { kind: 'COOKIE_OVERLAY', name: 'OneTrust', count: 12, examples: examples('shop', 12) },
    { kind: 'BOT_CHALLENGE', name: 'Cloudflare', count: 1, examples: examples('api', 1) },
    { kind: 'LOGIN_WALL', count: 2, examples: examples('account', 2) },
  ],
  screenshotsCutShort: {
    count: 1,
    examples: [
      {
        pageId: id(1),
        url: 'https://www.example.com/archive',
        screenshots: [
          {
            screenSize: 'phone',
            shown: { width: 360, height: 120_000 },
            page: { width: 360, height: 154_200 },
          },
        ],
      },
    ],
  },
};

/** A website that keeps us out. */
export const keptOut: ScanTrust = {
  ...whole,
  pagesFound: 1,
  pagesScanned: 0,
  skipped: [{ outcome: 'FAILED', reason: 'HTTP_ERROR', count: 1, examples: examples('home', 1) }],
  obstacles: [{ kind: 'BOT_CHALLENGE', name: 'DataDome', count: 1, examples: examples('home', 1) }],
};

/** What pages say of themselves, at its worst. */
export const hostile: ScanTrust = {
  ...whole,
  pagesScanned: 41,
  skipped: [
    {
      outcome: 'BLOCKED_BY_ROBOTS',
      count: 3,
      examples: [
        {
          pageId: id(1),
          url: `https://www.example.com/${'long-part/'.repeat(80)}`,
          robotsRule: `Disallow: /${'x'.repeat(300)}`,
        },
        {
          pageId: id(2),
          url: 'https://www.example.com/\u202Egnp.exe',
          robotsRule: 'Disallow: /\u202E<script>alert(1)</script>',
        },
        { pageId: id(3), url: 'javascript:alert(1)' },
      ],
    },
  ],
};
