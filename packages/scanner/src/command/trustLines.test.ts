import { expect, test } from 'vitest';
import type { ReportedPage } from './scanReport.ts';
import { trustLines } from './trustLines.ts';

const page = (changes: Partial<ReportedPage> = {}): ReportedPage => ({
  url: 'https://www.example.com/',
  outcome: 'SCANNED',
  ...changes,
});
const cookies = page({ obstacles: [{ kind: 'COOKIE_OVERLAY', name: 'Klaro' }] });

test('pages that nothing stood in the way of need no line', () => {
  expect(trustLines([page(), page({ screenshotsCutShort: [] })])).toEqual([]);
});

test('obstacles are counted by what they are and whose, most pages first, then cut screenshots', () => {
  const pages = [
    page({ outcome: 'FAILED', reason: 'HTTP_ERROR', obstacles: [{ kind: 'BOT_CHALLENGE', name: 'Akamai' }] }),
    cookies,
    cookies,
    page({ outcome: 'REDIRECTED', obstacles: [{ kind: 'LOGIN_WALL' }] }),
    page({ screenshotsCutShort: ['desktop', 'phone'] }),
  ];
  expect(trustLines(pages)).toEqual([
    'how far to trust this:',
    '       2  pages had a consent banner over their content (Klaro)',
    '       1  pages were a test for robots, or refused them (Akamai)',
    '       1  pages asked to log in',
    '       1  pages have screenshots that end before they do',
  ]);
});
