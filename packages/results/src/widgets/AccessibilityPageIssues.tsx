import type { AccessibilityIssueList } from '@sitelens/api-client/contract';
import { FailureState, Stack, Text } from '@sitelens/ui/primitives';
import { PageAddress } from '../findings/PageAddress.tsx';
import { RuleHeader } from '../findings/RuleHeader.tsx';
import { usePageIssuesWords } from '../words/pageIssues.ts';
import { knownTotal } from './knownTotal.ts';
import { PageIssues } from './PageIssues.tsx';
import { PageIssuesSkeleton } from './PageIssuesSkeleton.tsx';
import type { RuleOnPage } from './pageIssuesParams.ts';
import { defaultPageIssuesView, type PageIssuesView } from './pageIssuesView.ts';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useOwnView } from './useOwnView.ts';
import { usePageIssues } from './usePageIssues.ts';
import type { ViewProps } from './ViewProps.ts';

export interface AccessibilityPageIssuesProps extends ViewProps<PageIssuesView> {
  projectId: string;
  scanId: string;
  pageId: string;
  /** The rule's id, such as `image-alt`. */
  accessibilityId: string;
}

/** One rule's issues on one page, with the page's screenshot and how to fix them. */
export function AccessibilityPageIssues(props: AccessibilityPageIssuesProps) {
  const { projectId, scanId, pageId, accessibilityId } = props;
  // What is kept on the screen while other issues are on their way must not be another page's or rule's.
  return <OfOnePlace key={JSON.stringify([projectId, scanId, pageId, accessibilityId])} {...props} />;
}

function OfOnePlace({ projectId, scanId, pageId, accessibilityId, ...props }: AccessibilityPageIssuesProps) {
  const place: RuleOnPage = { projectId, scanId, pageId, accessibilityId };
  const t = usePageIssuesWords();
  const [view, setView] = useOwnView(defaultPageIssuesView, props.view, props.onViewChange);
  const queries = usePageIssues(place, view);
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
          ruleId={accessibilityId}
          totalIssues={list && knownTotal(wholeTotal(list), list.redaction)}
          impact={first?.impact}
          tags={first?.tags}
        />
        {pageUrl !== undefined && pageUrl !== '' && (
          <Text size="s" tone="muted">
            <PageAddress url={pageUrl} />
          </Text>
        )}
      </Stack>
      {list && (
        <PageIssues
          ruleId={accessibilityId}
          list={list}
          queries={queries}
          isPageWithheld={isPageWithheld}
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
      {issues.isPending && <PageIssuesSkeleton ruleId={accessibilityId} />}
    </Stack>
  );
}

/** Of the rule on the page, whatever the list is filtered by. */
function wholeTotal({ sinceLastScan, totalElements }: AccessibilityIssueList): number {
  return sinceLastScan ? sinceLastScan.new + sinceLastScan.unchanged : totalElements;
}
