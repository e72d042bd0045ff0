import { issueTypeInUrl, type SiteAuditIssue, type SiteAuditIssueList } from '@sitelens/api-client/contract';
import { goldenProject, goldenScan } from '@sitelens/golden';
import type { FakeService } from './fakeService.ts';

const SCAN = `GET /api/v1/projects/${goldenProject.id}/scans/${goldenScan.scanId}`;

const PAGE = { href: 'https://www.example.com/about' };

const issues: readonly SiteAuditIssue[] = [
  {
    issueType: 'BROKEN_LINK',
    issueDetails: {
      url: { href: 'https://www.example.com/gone' },
      status_code: { http_status: 404 },
      error: { text: 'Not Found' },
      page_url: PAGE,
    },
  },
  {
    issueType: 'DUPLICATE_TITLE_TAGS',
    issueDetails: {
      page_urls: { href0: 'https://www.example.com/', href1: PAGE.href },
      content: { text: 'Shop' },
    },
    totalPages: 2,
  },
  {
    issueType: 'DUPLICATE_META_DESCRIPTION_TAGS',
    issueDetails: {
      page_urls: { href0: 'https://www.example.com/', href1: PAGE.href },
      content: { text: 'Shop' },
    },
    totalPages: 2,
  },
];

/** For tests: a service whose scan was audited, with one broken link and two duplicates. */
export function withAudit(service: FakeService): FakeService {
  const screenSizes = [{ screenSize: 'desktop', evaluators: ['SITE_AUDIT'] }];
  service.answer(SCAN, () => Response.json({ ...goldenScan, screenSizes }));
  const counts = Object.fromEntries(issues.map(({ issueType }) => [issueType, { count: 1, revision: 1 }]));
  service.answer(`${SCAN}/site-audit/count-by-issue-type`, () => Response.json(counts));
  for (const issue of issues) {
    const list: SiteAuditIssueList = { status: 'data', data: [issue], totalElements: 1, revision: 1 };
    service.answer(`${SCAN}/issues/${issueTypeInUrl(issue.issueType)}`, () => Response.json(list));
  }
  return service;
}
