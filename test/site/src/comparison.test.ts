import { expect, test } from 'vitest';
import { compareMobile, compareSiteAudit } from './comparison.ts';
import { mobileDefects } from './mobileDefects.ts';
import { siteAuditIssues } from './siteAuditIssues.ts';

const SITE = 'http://127.0.0.1:4321';

test('nothing found leaves all missing', () => {
  expect(compareMobile([])).toMatchObject({ unexpected: [], missing: { length: mobileDefects.length } });
  expect(compareSiteAudit([], SITE)).toMatchObject({
    unexpected: [],
    missing: { length: siteAuditIssues.length },
  });
});

test('what was planted is not unexpected, wherever the site runs and however a group is ordered', () => {
  const found = compareSiteAudit(
    [
      {
        issueType: 'DUPLICATE_H1_TAGS',
        issueDetails: {
          content: { text: 'Two knots that hold' },
          page_urls: { href0: `${SITE}/journal/knots-continued`, href1: `${SITE}/journal/knots` },
        },
      },
      {
        issueType: 'REQUEST_FAILED',
        issueDetails: {
          url: { href: `${SITE}/downloads/poster.pdf` },
          error_text: { text: 'The server ended the connection without an answer.' },
          status_code: {},
          page_url: { href: `${SITE}/about/partners` },
        },
      },
    ],
    SITE,
  );
  expect(found.unexpected).toEqual([]);
  expect(found.missing).toHaveLength(siteAuditIssues.length - 2);
});

test('what was found twice, or elsewhere, is told in a line', () => {
  const [path, ruleId] = ['/search', 'form-field-text-too-small'];
  const { unexpected } = compareMobile([
    { path, ruleId, element: '#words' },
    { path, ruleId, element: '#words' },
    { path, ruleId, element: '#frame > #words' },
  ]);
  expect(unexpected).toEqual([
    '/search form-field-text-too-small #frame > #words',
    '/search form-field-text-too-small #words',
  ]);
});
