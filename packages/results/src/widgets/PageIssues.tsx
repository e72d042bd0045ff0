import type { AccessibilityIssueList, ScreenSize } from '@sitelens/api-client/contract';
import { findingRenderType } from '../catalogue/findingInfo.ts';
import { FixPrompt } from '../findings/FixPrompt.tsx';
import { IssuesOnPage } from '../findings/IssuesOnPage.tsx';
import { NoIssuesOnPage } from '../findings/NoIssuesOnPage.tsx';
import { SINCE_LAST_SCAN, useSinceLastScanFilters } from '../findings/useSinceLastScanFilters.ts';
import { type TableView, withFilter } from '../table/tableView.ts';
import { usePageIssuesWords } from '../words/pageIssues.ts';
import { dataStatus } from './dataStatus.ts';
import { type PageIssuesView, withList } from './pageIssuesView.ts';
import { useChosenIssue } from './useChosenIssue.ts';
import { useFileUrl } from './useFileUrl.ts';
import type { PageIssueQueries } from './usePageIssues.ts';
import { usePromptLinks } from './usePromptLinks.ts';
import { useTableRedaction } from './useTableRedaction.tsx';

interface PageIssuesProps {
  ruleId: string;
  list: AccessibilityIssueList;
  queries: PageIssueQueries;
  /** The page's pictures are not for this reader. */
  isPageWithheld: boolean;
  /** Those that there are to look at. Default: all three. */
  screenSizes: readonly ScreenSize[] | undefined;
  view: PageIssuesView;
  setView: (view: PageIssuesView) => void;
}

/** The issues that are there: the list with its pages, and the screenshot of the size that shows the chosen one. */
export function PageIssues(props: PageIssuesProps) {
  const { ruleId, list, queries, isPageWithheld, screenSizes, view, setView } = props;
  const { page, issues, boxList, shownView } = queries;
  const t = usePageIssuesWords();
  const fileUrl = useFileUrl();
  const links = usePromptLinks();
  const redaction = useTableRedaction(list.redaction);
  const chosen = useChosenIssue(list, queries, view, setView);
  const visible = chosen.issues;
  const changeList = (next: TableView) => setView(withList(view, next));
  const furtherFilters = useSinceLastScanFilters(list.sinceLastScan, view.filters[SINCE_LAST_SCAN]);
  const reason = list.redaction?.reason ?? 'FREEMIUM';
  const boxesTotal = list.redaction ? undefined : boxList.data?.totalElements;
  return (
    <IssuesOnPage
      ruleId={ruleId}
      renderType={findingRenderType(ruleId)}
      list={{
        caption: t('pageIssues.heading'),
        rows: visible,
        rowId: ({ id }) => id,
        furtherFilters,
        view: shownView,
        onViewChange: changeList,
        // Those that are withheld are hinted at; there are no pages of them.
        total: list.redaction ? visible.length : list.totalElements,
        status: dataStatus(issues),
        onRetry: () => void issues.refetch(),
        failure: { title: t('pageIssues.failed.title'), detail: t('pageIssues.failed.detail') },
        empty: (
          <NoIssuesOnPage
            fixed={list.sinceLastScan?.fixed ?? 0}
            onShowFixed={() => changeList(withFilter(shownView, SINCE_LAST_SCAN, ['FIXED']))}
          />
        ),
        redaction,
      }}
      fixPrompt={list.fixesRedacted ? <FixPrompt reason={reason} links={links} /> : undefined}
      boxes={chosen.boxes}
      boxesTotal={boxesTotal}
      focusedIssueId={chosen.issueId}
      onIssueOpen={chosen.open}
      page={page.data}
      pageStatus={isPageWithheld ? 'ready' : dataStatus(page)}
      onPageRetry={() => void page.refetch()}
      fileUrl={fileUrl}
      screenSize={chosen.screenSize}
      screenSizes={screenSizes}
      onScreenSizeChange={(screenSize) => setView({ ...view, issueId: chosen.issueId, screenSize })}
    />
  );
}
