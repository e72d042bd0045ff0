import type { AccessibilityIssueList, ScreenSize } from '@sitelens/api-client/contract';
import { FailureState, Stack, Text } from '@sitelens/ui/primitives';
import { PageAddress } from '../findings/PageAddress.tsx';
import { RuleHeader, type RuleHeaderProps } from '../findings/RuleHeader.tsx';
import { usePageIssuesWords } from '../words/pageIssues.ts';
import { knownTotal } from './knownTotal.ts';
import { PageIssues } from './PageIssues.tsx';
import { PageIssuesSkeleton } from './PageIssuesSkeleton.tsx';
import type { PageIssuesView } from './pageIssuesView.ts';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import type { PageIssueQueries } from './usePageIssues.ts';

interface PageIssuesScreenProps extends Pick<RuleHeaderProps, 'ruleId' | 'subtitle'> {
  queries: PageIssueQueries;
  view: PageIssuesView;
  setView: (view: PageIssuesView) => void;
  /** Those at which the issues are looked for. Default: all three. */
  screenSizes?: readonly ScreenSize[];
}

/** One rule's issues on one page, of whatever kind: what the rule is about, the page, and the issues. */
export function PageIssuesScreen(props: PageIssuesScreenProps) {
  const { ruleId, subtitle, queries, view, setView, screenSizes } = props;
  const t = usePageIssuesWords();
  const { issues, page } = queries;
  const list = issues.data;
  // Of a rule that is shown in part, a page may be withheld: it is not there, but its issues are counted.
  const isPageWithheld = list?.redaction !== undefined && isShownAsRefusal(page.error);
  const refused = [issues.error, isPageWithheld ? null : page.error].find(isShownAsRefusal);
  if (refused) return <Refusal error={refused} />;

  const [first] = list?.content ?? [];
  const pageUrl = page.data?.url ?? first?.pageUrl;
  return (
    <Stack gap="xl">
      <Stack gap="s">
        <RuleHeader
          ruleId={ruleId}
          totalIssues={list && knownTotal(wholeTotal(list), list.redaction)}
          impact={first?.impact}
          tags={first?.tags}
          subtitle={subtitle}
        />
        {pageUrl !== undefined && pageUrl !== '' && (
          <Text size="s" tone="muted">
            <PageAddress url={pageUrl} />
          </Text>
        )}
      </Stack>
      {list && (
        <PageIssues
          ruleId={ruleId}
          list={list}
          queries={queries}
          isPageWithheld={isPageWithheld}
          screenSizes={screenSizes}
          view={view}
          setView={setView}
        />
      )}
      {!list && issues.isError && (
        <FailureState
          title={t('pageIssues.failed.title')}
          detail={t('pageIssues.failed.detail')}
          onRetry={() => void issues.refetch()}
          isRetrying={issues.isFetching}
        />
      )}
      {issues.isPending && <PageIssuesSkeleton ruleId={ruleId} />}
    </Stack>
  );
}

/** Of the rule on the page, whatever the list is filtered by. */
function wholeTotal({ sinceLastScan, totalElements }: AccessibilityIssueList): number {
  return sinceLastScan ? sinceLastScan.new + sinceLastScan.unchanged : totalElements;
}
