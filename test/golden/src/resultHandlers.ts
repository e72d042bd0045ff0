import { HttpResponse, http } from 'msw';
import { goldenCategories } from './goldenCategories.ts';
import { goldenCommonComponents } from './goldenCommonComponents.ts';
import { goldenStatistics } from './goldenHistory.ts';
import { goldenIssueBoxes, goldenIssues } from './goldenIssues.ts';
import {
  goldenMobileFriendlyCategories,
  goldenMobileFriendlyIssuePages,
  goldenMobileFriendlyIssues,
} from './goldenMobileFriendly.ts';
import { goldenRulePages } from './goldenRulePages.ts';
import { goldenSiteAuditIssues } from './goldenSiteAudit.ts';
import { CATEGORY_COLUMNS, filterIn, listQuery } from './listQuery.ts';
import { mobileFriendlyHandlers } from './mobileFriendlyHandlers.ts';
import { PROJECT_PATH, SCAN_PATH } from './paths.ts';
import { siteAuditHandlers } from './siteAuditHandlers.ts';

const ACCESSIBILITY = `${SCAN_PATH}/accessibility`;

interface OnPage {
  pageId: string;
  ruleId: string;
}

/** What the golden scan found, by every call that asks for it. */
export const resultHandlers = [
  ...mobileFriendlyHandlers({
    categories: goldenMobileFriendlyCategories,
    issuePages: goldenMobileFriendlyIssuePages,
    issues: goldenMobileFriendlyIssues,
    boxes: goldenIssueBoxes,
  }),
  ...siteAuditHandlers(goldenSiteAuditIssues),
  http.get(`${PROJECT_PATH}/scans/accessibility/statistics`, () => HttpResponse.json(goldenStatistics)),
  http.get(`${ACCESSIBILITY}/categories`, ({ request }) => {
    const { page, size, ...order } = listQuery(request, CATEGORY_COLUMNS);
    return HttpResponse.json(goldenCategories(page, size, { ...order, ...categoryFilters(request) }));
  }),
  http.get(`${ACCESSIBILITY}/common-components`, ({ request }) =>
    HttpResponse.json(goldenCommonComponents(listQuery(request, ['count', 'impact', 'ruleId']))),
  ),
  http.get<OnPage & Record<string, string>>(
    `${ACCESSIBILITY}/pages/:pageId/:ruleId/boxes`,
    ({ params, request }) => {
      const filter = filterIn(request, 'filterSinceLastScan');
      return HttpResponse.json(goldenIssueBoxes(params.pageId, params.ruleId, filter));
    },
  ),
  http.get<OnPage & Record<string, string>>(
    `${ACCESSIBILITY}/pages/:pageId/:ruleId`,
    ({ params, request }) => {
      const { page, size } = listQuery(request, []);
      const filterSinceLastScan = filterIn(request, 'filterSinceLastScan');
      return HttpResponse.json(
        goldenIssues(params.pageId, params.ruleId, { page, size, filterSinceLastScan }),
      );
    },
  ),
  http.get<{ ruleId: string }>(`${ACCESSIBILITY}/:ruleId`, ({ params, request }) =>
    HttpResponse.json(
      goldenRulePages(params.ruleId, {
        ...listQuery(request, ['totalIssues', 'pageUrl']),
        filterSinceLastScan: filterIn(request, 'filterSinceLastScan'),
      }),
    ),
  ),
];

/** The filters of the categories that a request asks for. */
export function categoryFilters(request: Request) {
  return {
    filterImpact: filterIn(request, 'filterImpact'),
    filterTags: filterIn(request, 'filterTags'),
    filterDisabilitiesAffected: filterIn(request, 'filterDisabilitiesAffected'),
    filterSinceLastScan: filterIn(request, 'filterSinceLastScan'),
  };
}
