import type {
  AccessibilityIssueBoxList,
  MobileFriendlyCategoryList,
  MobileFriendlyIssueList,
  MobileFriendlyIssuePageList,
} from '@sitelens/api-client/contract';
import { isMobileFriendlyIssueId } from '@sitelens/api-client/contract';
import { HttpResponse, http } from 'msw';
import type { IssuesView } from './goldenIssues.ts';
import type { MobileFriendlyCategoriesView } from './goldenMobileFriendly.ts';
import type { RulePagesView } from './goldenRulePages.ts';
import { CATEGORY_COLUMNS, filterIn, listQuery } from './listQuery.ts';
import { SCAN_PATH } from './paths.ts';
import { notFound } from './problems.ts';

/** What is answered about mobile usability: all of it, or what a redacted reader sees. */
export interface MobileFriendlyLists {
  categories(page: number, size: number, view: MobileFriendlyCategoriesView): MobileFriendlyCategoryList;
  issuePages(issueId: string, view: RulePagesView): MobileFriendlyIssuePageList;
  issues(pageId: string, issueId: string, view: IssuesView): MobileFriendlyIssueList;
  boxes(pageId: string, issueId: string, filterSinceLastScan: string[]): AccessibilityIssueBoxList;
}

type OnPage = Record<'pageId' | 'issueId', string>;

const MOBILE_FRIENDLY = `${SCAN_PATH}/mobile-friendly`;

/** The calls about mobile usability; an issue that is not checked is not found. */
export function mobileFriendlyHandlers(lists: MobileFriendlyLists) {
  return [
    http.get(`${MOBILE_FRIENDLY}/categories`, ({ request }) => {
      const { page, size, ...order } = listQuery(request, CATEGORY_COLUMNS);
      const filterImpact = filterIn(request, 'filterImpact');
      const view = { ...order, filterImpact, filterSinceLastScan: filterIn(request, 'filterSinceLastScan') };
      return HttpResponse.json(lists.categories(page, size, view));
    }),
    http.get<OnPage>(
      `${MOBILE_FRIENDLY}/pages/:pageId/:issueId/boxes`,
      ({ params: { pageId, issueId }, request }) =>
        known(issueId, () => lists.boxes(pageId, issueId, filterIn(request, 'filterSinceLastScan'))),
    ),
    http.get<OnPage>(
      `${MOBILE_FRIENDLY}/pages/:pageId/:issueId`,
      ({ params: { pageId, issueId }, request }) => {
        const { page, size } = listQuery(request, []);
        const filterSinceLastScan = filterIn(request, 'filterSinceLastScan');
        return known(issueId, () => lists.issues(pageId, issueId, { page, size, filterSinceLastScan }));
      },
    ),
    http.get<Pick<OnPage, 'issueId'>>(`${MOBILE_FRIENDLY}/:issueId`, ({ params: { issueId }, request }) => {
      const view = listQuery(request, ['totalIssues', 'pageUrl']);
      const filterSinceLastScan = filterIn(request, 'filterSinceLastScan');
      return known(issueId, () => lists.issuePages(issueId, { ...view, filterSinceLastScan }));
    }),
  ];
}

function known(issueId: string, answer: () => object) {
  return isMobileFriendlyIssueId(issueId) ? HttpResponse.json(answer()) : notFound();
}
