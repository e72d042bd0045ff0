import { accessibilityRulePagesQuery } from '@sitelens/api-client/endpoints';
import { Stack } from '@sitelens/ui/primitives';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RuleHeader } from '../accessibility/RuleHeader.tsx';
import { RulePagesTable, type RulePagesTableProps } from '../accessibility/RulePagesTable.tsx';
import { rulePagesViewSpec } from '../accessibility/viewSpecs.ts';
import type { TableView } from '../table/tableView.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { dataStatus } from './dataStatus.ts';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useFileUrl } from './useFileUrl.ts';
import { useOwnView } from './useOwnView.ts';
import { useTableRedaction } from './useTableRedaction.tsx';
import type { ViewProps } from './ViewProps.ts';

const INITIAL = defaultTableView(rulePagesViewSpec);

export interface AccessibilityRulePagesProps
  extends ViewProps<TableView>,
    Pick<RulePagesTableProps, 'onPageOpen' | 'pageHref'> {
  projectId: string;
  scanId: string;
  /** The rule's id, such as `image-alt`. */
  accessibilityId: string;
}

/** What one rule is about, and the pages on which it fails. */
export function AccessibilityRulePages(props: AccessibilityRulePagesProps) {
  const { projectId, scanId, accessibilityId, onPageOpen, pageHref } = props;
  const client = useSitelensClient();
  const fileUrl = useFileUrl();
  const [view, setView] = useOwnView(INITIAL, props.view, props.onViewChange);
  const query = useQuery({
    ...accessibilityRulePagesQuery(client, {
      projectId,
      scanId,
      accessibilityId,
      page: view.page,
      size: view.rowsPerPage,
      order: view.order,
      orderBy: view.orderBy === 'pageUrl' ? 'pageUrl' : 'totalIssues',
    }),
    placeholderData: keepPreviousData,
  });
  const redaction = useTableRedaction(query.data?.redaction);
  if (isShownAsRefusal(query.error)) return <Refusal error={query.error} />;
  // What is kept on the screen while another list is on its way may be another rule's.
  const rule = query.data?.rule.id === accessibilityId ? query.data.rule : undefined;
  return (
    <Stack gap="xl">
      <RuleHeader ruleId={accessibilityId} totalIssues={rule?.totalIssues} impact={rule?.impact} />
      <RulePagesTable
        pages={query.data?.content.filter(({ redacted }) => !redacted) ?? []}
        total={(query.data?.totalElements ?? 0) - (redaction?.count ?? 0)}
        redaction={redaction}
        view={view}
        onViewChange={setView}
        status={dataStatus(query)}
        onRetry={() => void query.refetch()}
        onPageOpen={onPageOpen}
        pageHref={pageHref}
        fileUrl={fileUrl}
      />
    </Stack>
  );
}
