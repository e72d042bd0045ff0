import {
  isSiteAuditIssueType,
  SITE_AUDIT_COLUMNS,
  SITE_AUDIT_ISSUE_TYPES,
} from '@sitelens/api-client/contract';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import {
  goldenHandlers,
  goldenRedactedHandlers,
  goldenScan,
  goldenSiteAuditCounts,
  goldenSiteAuditIssues,
} from './index.ts';

const PATH = `http://service.example/api/v1/projects/${goldenScan.projectId}/scans/${goldenScan.scanId}`;

async function ask(path: string, handlers = goldenHandlers) {
  const response = await getResponse(handlers, new Request(`${PATH}${path}`));
  return { status: response?.status, body: await response?.json() };
}

test('every type was found, each row with the columns of its type', () => {
  for (const type of SITE_AUDIT_ISSUE_TYPES) {
    const { data, totalElements } = goldenSiteAuditIssues(type);
    expect(data, type).not.toEqual([]);
    expect(goldenSiteAuditCounts[type]?.count).toBe(totalElements);
    for (const { issueType, issueDetails } of data) {
      if (!isSiteAuditIssueType(issueType)) throw new Error(`There is no type ${issueType}.`);
      expect(Object.keys(issueDetails)).toEqual(SITE_AUDIT_COLUMNS[issueType]);
    }
  }
});

test('the links of the scan are counted, and all of them were checked', () => {
  const { linksFound, linksChecked } = goldenScan.progress;
  expect(linksFound).toBeGreaterThan(100);
  expect(linksChecked).toBe(linksFound);
});

test('a type is asked for as it stands in an address; one that there is not is refused', async () => {
  expect((await ask('/issues/missing-alt-attribute?page=1&size=10')).body).toMatchObject({ data: [] });
  expect((await ask('/issues/missing-alt-attribute')).body).toEqual(
    goldenSiteAuditIssues('MISSING_ALT_ATTRIBUTE'),
  );
  expect(await ask('/issues/issue-of-tomorrow')).toMatchObject({
    status: 400,
    body: { type: '/problems/unknown-issue-type' },
  });
});

test('a redacted reader gets three issues of a type, and whole counts', async () => {
  const redacted = goldenRedactedHandlers('FREEMIUM');
  const { data, totalElements } = goldenSiteAuditIssues('MISSING_ALT_ATTRIBUTE');
  expect((await ask('/issues/missing-alt-attribute', redacted)).body).toMatchObject({
    data: data.slice(0, 3),
    totalElements,
    redaction: { reason: 'FREEMIUM', redactedCount: totalElements - 3 },
  });
  expect((await ask('/site-audit/count-by-issue-type', redacted)).body).toEqual(goldenSiteAuditCounts);
});
