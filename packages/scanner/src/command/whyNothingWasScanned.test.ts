import { expect, test } from 'vitest';
import type { ReportedPage } from './scanReport.ts';
import { whyNothingWasScanned } from './summary.ts';

const because = (...pages: Partial<ReportedPage>[]) =>
  whyNothingWasScanned({
    startUrl: 'https://www.example.com/',
    startedAt: '2026-11-21T00:00:00Z',
    endedAt: '2026-11-21T00:00:01Z',
    screenSizes: ['desktop'],
    pages: pages.map((page) => ({ url: 'https://www.example.com/', outcome: 'FAILED', ...page })),
    siteAudit: [],
    linksChecked: 0,
  });

test.each<[string, Partial<ReportedPage>[]]>([
  ['the server answered with an error (503)', [{ reason: 'HTTP_ERROR', httpStatus: 503 }]],
  ['its name is not known', [{ reason: 'NAME_NOT_RESOLVED' }]],
  ['its robots.txt forbids it', [{ outcome: 'BLOCKED_BY_ROBOTS' }]],
  ['it is no HTML page but application/pdf', [{ outcome: 'NOT_HTML', mediaType: 'application/pdf' }]],
  [
    'it leads to https://other.example/, off the site',
    [{ outcome: 'REDIRECTED', leadsTo: 'https://other.example/' }],
  ],
  [
    'it took too long',
    [{ outcome: 'REDIRECTED', leadsTo: 'https://www.example.com/en' }, { reason: 'TIMED_OUT' }],
  ],
])('%s', (why, pages) => {
  expect(because(...pages)).toBe(`https://www.example.com/: ${why}.`);
});
