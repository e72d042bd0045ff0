import { MOBILE_FRIENDLY_ISSUE_IDS, SITE_AUDIT_ISSUE_TYPES } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { mobileDefects } from './mobileDefects.ts';
import { siteAuditIssues } from './siteAuditIssues.ts';
import { sitePages } from './sitePages.ts';

const paths = new Set(
  sitePages
    .filter(({ outcome, foundBy }) => outcome.kind === 'page' && foundBy !== 'frame')
    .map(({ path }) => path),
);

test('each issue of phones and each type of the site audit is planted', () => {
  const issues = new Set(mobileDefects.map(({ issue }) => issue));
  const types = new Set(siteAuditIssues.map(({ type }) => type));
  expect(MOBILE_FRIENDLY_ISSUE_IDS.filter((issue) => !issues.has(issue))).toEqual([]);
  expect(SITE_AUDIT_ISSUE_TYPES.filter((type) => !types.has(type))).toEqual([]);
});

test('each is planted once, on a page that is scanned', () => {
  const all = [...mobileDefects, ...siteAuditIssues].map((one) => JSON.stringify(one));
  expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  const pages = [
    ...mobileDefects.map(({ path }) => path),
    ...siteAuditIssues.flatMap(({ details }) => ('page_url' in details ? [String(details.page_url)] : [])),
  ];
  expect(pages.filter((path) => !paths.has(path))).toEqual([]);
});

test('most pages are clean on phones, and many for the site audit', () => {
  const flawed = new Set(mobileDefects.map(({ path }) => path));
  expect(paths.size - flawed.size).toBeGreaterThanOrEqual(40);
  const audited = new Set(
    siteAuditIssues.flatMap(({ details }) => ('page_url' in details ? [details.page_url] : [])),
  );
  expect(paths.size - audited.size).toBeGreaterThanOrEqual(20);
});
