import { accessibilityIssuesQuery, pageQuery } from '@sitelens/api-client/endpoints';
import { FailureState, Stack, Text, truncate } from '@sitelens/ui/primitives';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RedactionPrompt } from '../accessibility/RedactionPrompt.tsx';
import { RuleHeader } from '../accessibility/RuleHeader.tsx';
import { useAccessibilityWords } from '../words/accessibility.ts';
import { PageIssues } from './PageIssues.tsx';
import { PageIssuesSkeleton } from './PageIssuesSkeleton.tsx';
import { defaultPageIssuesView, type PageIssuesView } from './pageIssuesView.ts';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useOwnView } from './useOwnView.ts';
import { usePromptLinks } from './usePromptLinks.ts';
import type { ViewProps } from './ViewProps.ts';

const URL_LENGTH = 90;

export interface AccessibilityPageIssuesProps extends ViewProps<PageIssuesView> {
  projectId: string;
  scanId: string;
  pageId: string;
  /** The rule's id, such as `image-alt`. */
  accessibilityId: string;
}

/** One rule's issues on one page, beside the page's screenshot with their boxes. */
export function AccessibilityPageIssues(props: AccessibilityPageIssuesProps) {
  const { projectId, scanId, pageId, accessibilityId } = props;
  const client = useSitelensClient();
  const t = useAccessibilityWords();
  const [view, setView] = useOwnView(defaultPageIssuesView, props.view, props.onViewChange);
  const page = useQuery(pageQuery(client, { projectId, scanId, pageId }));
  const params = { projectId, scanId, pageId, accessibilityId, page: view.page, size: view.rowsPerPage };
  const issues = useQuery({
    ...accessibilityIssuesQuery(client, params),
    placeholderData: keepPreviousData,
  });
  const links = usePromptLinks();
  const refused = [issues.error, page.error].find(isShownAsRefusal);
  if (refused) return <Refusal error={refused} />;

  const [first] = issues.data?.content ?? [];
  const redaction = issues.data?.redaction;
  const pageUrl = page.data?.url ?? first?.pageUrl;
  return (
    <Stack gap="xl">
      <Stack gap="s">
        <RuleHeader
          ruleId={accessibilityId}
          totalIssues={issues.data?.totalElements}
          impact={first?.impact}
        />
        {pageUrl !== undefined && (
          <Text size="s" tone="muted" title={pageUrl}>
            {truncate(pageUrl, URL_LENGTH)}
          </Text>
        )}
      </Stack>
      {issues.data && (
        <PageIssues ruleId={accessibilityId} list={issues.data} page={page} view={view} setView={setView} />
      )}
      {redaction && (
        <RedactionPrompt reason={redaction.reason} count={redaction.redactedCount} links={links} />
      )}
      {!issues.data && issues.isError && (
        <FailureState
          title={t('accessibility.pageIssues.failed.title')}
          detail={t('accessibility.pageIssues.failed.detail')}
          onRetry={() => void issues.refetch()}
          isRetrying={issues.isFetching}
        />
      )}
      {issues.isPending && <PageIssuesSkeleton />}
    </Stack>
  );
}
