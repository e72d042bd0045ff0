import { expect, test } from 'vitest';
import { createClient } from '../http/client.ts';
import { accessibilityCategoriesQuery } from './accessibilityCategories.ts';
import { accessibilityIssueBoxesQuery } from './accessibilityIssueBoxes.ts';
import { accessibilityIssuesQuery } from './accessibilityIssues.ts';
import { accessibilityRulePagesQuery } from './accessibilityRulePages.ts';
import { accessibilityStatisticsQuery } from './accessibilityStatistics.ts';
import { commonComponentsQuery } from './commonComponents.ts';
import { mobileFriendlyCategoriesQuery } from './mobileFriendlyCategories.ts';
import { mobileFriendlyIssueBoxesQuery } from './mobileFriendlyIssueBoxes.ts';
import { mobileFriendlyIssuePagesQuery } from './mobileFriendlyIssuePages.ts';
import { mobileFriendlyIssuesQuery } from './mobileFriendlyIssues.ts';
import { pageQuery } from './page.ts';
import { pagesQuery } from './pages.ts';
import { projectQuery } from './project.ts';
import { projectsWithLatestScansQuery } from './projectsWithLatestScans.ts';
import { resultsKey, serviceKey } from './queryKeys.ts';
import {
  auditIssues,
  boxes,
  components,
  issuePages,
  issues,
  mobileBoxes,
  mobileCategories,
  mobileIssues,
  ofScan,
  rulePages,
} from './readParams.testing.ts';
import { scanQuery } from './scan.ts';
import { scansQuery } from './scans.ts';
import { scanTrustQuery } from './scanTrust.ts';
import { siteAuditCountsQuery } from './siteAuditCounts.ts';
import { siteAuditIssuesQuery } from './siteAuditIssues.ts';
import { PAGE_ID } from './wireSamples.testing.ts';

const client = createClient({ baseUrl: 'https://service.example' });

test('a key holds all that the server decides', () => {
  const other = createClient({ baseUrl: 'https://other.example' });
  const keys = [
    accessibilityRulePagesQuery(client, rulePages),
    accessibilityRulePagesQuery(other, rulePages),
    accessibilityRulePagesQuery(client, { ...rulePages, projectId: 'other' }),
    accessibilityRulePagesQuery(client, { ...rulePages, scanId: 'other' }),
    accessibilityRulePagesQuery(client, { ...rulePages, accessibilityId: 'other' }),
    accessibilityRulePagesQuery(client, { ...rulePages, page: 1 }),
    accessibilityRulePagesQuery(client, { ...rulePages, size: 25 }),
    accessibilityRulePagesQuery(client, { ...rulePages, order: 'desc' }),
    accessibilityRulePagesQuery(client, { ...rulePages, orderBy: 'pageUrl' }),
    accessibilityIssuesQuery(client, issues),
    accessibilityIssuesQuery(client, { ...issues, pageId: 'other' }),
    accessibilityRulePagesQuery(client, { ...rulePages, filterSinceLastScan: ['NEW'] }),
    accessibilityIssuesQuery(client, { ...issues, filterSinceLastScan: ['NEW'] }),
    accessibilityIssueBoxesQuery(client, boxes),
    mobileFriendlyCategoriesQuery(client, ofScan),
    mobileFriendlyCategoriesQuery(client, mobileCategories),
    mobileFriendlyIssuePagesQuery(client, issuePages),
    mobileFriendlyIssuePagesQuery(client, { ...issuePages, filterSinceLastScan: ['NEW'] }),
    mobileFriendlyIssuesQuery(client, mobileIssues),
    mobileFriendlyIssuesQuery(client, { ...mobileIssues, page: 1 }),
    mobileFriendlyIssueBoxesQuery(client, mobileBoxes),
    scanTrustQuery(client, ofScan),
    siteAuditCountsQuery(client, ofScan),
    siteAuditIssuesQuery(client, auditIssues),
    siteAuditIssuesQuery(client, { ...auditIssues, page: 2 }),
    siteAuditIssuesQuery(client, { ...auditIssues, issueType: 'broken-image' }),
    accessibilityIssueBoxesQuery(client, { ...boxes, pageId: 'other' }),
    accessibilityIssueBoxesQuery(client, { ...boxes, accessibilityId: 'other' }),
    accessibilityIssueBoxesQuery(client, { ...boxes, filterSinceLastScan: ['UNCHANGED'] }),
    accessibilityCategoriesQuery(client, ofScan),
    accessibilityCategoriesQuery(client, { ...ofScan, page: 1 }),
    accessibilityCategoriesQuery(client, { ...ofScan, order: 'asc' }),
    accessibilityCategoriesQuery(client, { ...ofScan, orderBy: 'id' }),
    accessibilityCategoriesQuery(client, { ...ofScan, filterImpact: ['minor'] }),
    accessibilityCategoriesQuery(client, { ...ofScan, filterTags: ['minor'] }),
    accessibilityCategoriesQuery(client, { ...ofScan, filterDisabilitiesAffected: ['minor'] }),
    accessibilityCategoriesQuery(client, { ...ofScan, filterSinceLastScan: ['minor'] }),
    commonComponentsQuery(client, ofScan),
    commonComponentsQuery(client, components),
    commonComponentsQuery(client, { ...components, orderBy: 'count' }),
    accessibilityStatisticsQuery(client, ofScan),
    accessibilityStatisticsQuery(client, { projectId: 'other' }),
    pagesQuery(client, ofScan),
    pagesQuery(client, { ...ofScan, outcome: 'FAILED' }),
    pageQuery(client, { ...ofScan, pageId: PAGE_ID }),
    scanQuery(client, ofScan),
    scansQuery(client, ofScan),
    projectQuery(client, ofScan),
    projectsWithLatestScansQuery(client),
  ].map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ['accessibilityCategories', accessibilityCategoriesQuery(client, { ...ofScan })],
  ['accessibilityRulePages', accessibilityRulePagesQuery(client, rulePages)],
  ['accessibilityIssues', accessibilityIssuesQuery(client, issues)],
  ['accessibilityIssueBoxes', accessibilityIssueBoxesQuery(client, boxes)],
  ['commonComponents', commonComponentsQuery(client, components)],
])('%s lies below the results of its scan', (_name, { queryKey }) => {
  const below = resultsKey(client, ofScan);
  expect(queryKey.slice(0, below.length)).toEqual(below);
});

test('the same filters have the same key in whatever order they were chosen', () => {
  const keys = [
    ['wcag2a', 'best-practice'],
    ['best-practice', 'wcag2a'],
  ].map((filterTags) => accessibilityCategoriesQuery(client, { ...ofScan, filterTags }).queryKey);
  expect(keys[0]).toEqual(keys[1]);
});

test('site-audit issues are asked for by name or as in an address, and kept as one', () => {
  const inUrl = siteAuditIssuesQuery(client, { ...ofScan, issueType: 'missing-title' });
  const byName = siteAuditIssuesQuery(client, { ...ofScan, issueType: 'MISSING_TITLE' });
  expect(inUrl.queryKey).toEqual(byName.queryKey);
});

test('site-audit issues stay as they are when the results of their scan are refreshed', () => {
  const { queryKey } = siteAuditIssuesQuery(client, auditIssues);
  expect(queryKey.slice(0, resultsKey(client, ofScan).length)).not.toEqual(resultsKey(client, ofScan));
  expect(queryKey.slice(0, serviceKey(client).length)).toEqual(serviceKey(client));
});
