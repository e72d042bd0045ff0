import type { ScanTrust } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { keptOut, redirecting, whole, withGaps } from './testing/trusts.ts';
import { trustLevel } from './trustLevel.ts';

const obstacle = (kind: ScanTrust['obstacles'][number]['kind'], count: number): ScanTrust => ({
  ...whole,
  obstacles: [{ kind, count, examples: [] }],
});

test.each([
  ['nothing in the way', whole, 'WHOLE'],
  ['redirects alone', redirecting, 'WHOLE'],
  ['something of everything', withGaps, 'WITH_GAPS'],
  ['nothing scanned', keptOut, 'LITTLE'],
  [
    'half of the pages scanned',
    { ...whole, pagesScanned: 21, skipped: [{ outcome: 'FAILED', count: 21, examples: [] }] },
    'WITH_GAPS',
  ],
  [
    'less than half',
    { ...whole, pagesScanned: 20, skipped: [{ outcome: 'FAILED', count: 22, examples: [] }] },
    'LITTLE',
  ],
  ['a login on most pages that were scanned', obstacle('LOGIN_WALL', 22), 'LITTLE'],
  ['a login on half of them', obstacle('LOGIN_WALL', 21), 'WITH_GAPS'],
  ['a cookie banner on all', obstacle('COOKIE_OVERLAY', 42), 'WITH_GAPS'],
  ['the limit of pages', { ...whole, isPageLimitReached: true }, 'WITH_GAPS'],
] satisfies [string, ScanTrust, string][])('%s', (_, trust, level) => {
  expect(trustLevel(trust)).toBe(level);
});
