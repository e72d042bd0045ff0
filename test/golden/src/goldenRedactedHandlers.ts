import type { Redaction } from '@sitelens/api-client/contract';
import { HttpResponse, http } from 'msw';
import { goldenHandlers } from './goldenHandlers.ts';
import { goldenPages } from './goldenPages.ts';
import { goldenExpiredSubscription, goldenPublicProject } from './goldenProject.ts';
import {
  isPageShown,
  redactedCategories,
  redactedCommonComponents,
  redactedIssueBoxes,
  redactedIssues,
  redactedRulePages,
} from './goldenRedacted.ts';
import {
  redactedMobileFriendlyCategories,
  redactedMobileFriendlyIssuePages,
  redactedMobileFriendlyIssues,
} from './goldenRedactedMobile.ts';
import { redactedScanTrust } from './goldenScanTrust.ts';
import { redactedSiteAuditIssues } from './goldenSiteAudit.ts';
import { CATEGORY_COLUMNS, filterIn, listQuery } from './listQuery.ts';
import { mobileFriendlyHandlers } from './mobileFriendlyHandlers.ts';
import { API, PROJECT_PATH, SCAN_PATH } from './paths.ts';
import { notFound, unauthenticated } from './problems.ts';
import { categoryFilters } from './resultHandlers.ts';
import { siteAuditHandlers } from './siteAuditHandlers.ts';

const ACCESSIBILITY = `${SCAN_PATH}/accessibility`;

/**
 * The API over the golden scan for who may not see all of it. FREEMIUM: a visitor without an account, the
 * project being public. TRIAL_EXPIRED: a member of the project's organisation after its trial.
 */
export function goldenRedactedHandlers(reason: Redaction['reason']) {
  return [
    ...(reason === 'FREEMIUM' ? visitorHandlers : expiredTrialHandlers),
    ...redactedPagesHandlers(reason),
    ...redactedResultHandlers(reason),
    ...goldenHandlers,
  ];
}

const visitorHandlers = [
  http.get(`${API}/tokeninfo`, () => HttpResponse.json({ authenticated: false })),
  http.get(`${API}/users/current`, unauthenticated),
  http.get(`${API}/subscriptions`, unauthenticated),
  http.get(`${API}/projects/scans/latest`, unauthenticated),
  http.get(PROJECT_PATH, () => HttpResponse.json(goldenPublicProject)),
];

const expiredTrialHandlers = [
  http.get(`${API}/subscriptions`, () => HttpResponse.json(goldenExpiredSubscription)),
];

function redactedPagesHandlers(reason: Redaction['reason']) {
  return [
    http.get(`${SCAN_PATH}/trust`, () => HttpResponse.json(redactedScanTrust)),
    http.get(`${SCAN_PATH}/pages`, () => {
      const data = goldenPages.filter(({ id }) => isPageShown(id));
      return HttpResponse.json({
        data,
        paginationDetails: { totalRecords: data.length, currentPage: 0, limit: 10 },
        redaction: { reason, redactedCount: goldenPages.length - data.length },
      });
    }),
    http.get<{ pageId: string }>(`${SCAN_PATH}/pages/:pageId`, ({ params }) => {
      const page = isPageShown(params.pageId) && goldenPages.find(({ id }) => id === params.pageId);
      return page ? HttpResponse.json(page) : notFound();
    }),
  ];
}

function redactedResultHandlers(reason: Redaction['reason']) {
  return [
    ...mobileFriendlyHandlers({
      categories: (_page, _size, view) => redactedMobileFriendlyCategories(reason, view),
      issuePages: (issueId) => redactedMobileFriendlyIssuePages(reason, issueId),
      issues: (pageId, issueId, view) => redactedMobileFriendlyIssues(reason, pageId, issueId, view),
      boxes: (pageId, issueId, filter) => redactedIssueBoxes(reason, pageId, issueId, filter),
    }),
    ...siteAuditHandlers((type, view) => redactedSiteAuditIssues(reason, type, view)),
    http.get(`${ACCESSIBILITY}/categories`, ({ request }) => {
      const { page: _, size: _size, ...order } = listQuery(request, CATEGORY_COLUMNS);
      return HttpResponse.json(redactedCategories(reason, { ...order, ...categoryFilters(request) }));
    }),
    http.get(`${ACCESSIBILITY}/common-components`, ({ request }) => {
      const { page: _, size: _size, ...order } = listQuery(request, ['count', 'impact', 'ruleId']);
      return HttpResponse.json(redactedCommonComponents(reason, order));
    }),
    http.get<Record<'pageId' | 'ruleId', string>>(
      `${ACCESSIBILITY}/pages/:pageId/:ruleId/boxes`,
      ({ params: { pageId, ruleId }, request }) =>
        HttpResponse.json(
          redactedIssueBoxes(reason, pageId, ruleId, filterIn(request, 'filterSinceLastScan')),
        ),
    ),
    http.get<Record<'pageId' | 'ruleId', string>>(
      `${ACCESSIBILITY}/pages/:pageId/:ruleId`,
      ({ params: { pageId, ruleId }, request }) => {
        const filterSinceLastScan = filterIn(request, 'filterSinceLastScan');
        return HttpResponse.json(redactedIssues(reason, pageId, ruleId, { filterSinceLastScan }));
      },
    ),
    http.get<{ ruleId: string }>(`${ACCESSIBILITY}/:ruleId`, ({ params }) =>
      HttpResponse.json(redactedRulePages(reason, params.ruleId)),
    ),
  ];
}
