import type { AccessibilityRulePage, AccessibilityRulePageList } from '@sitelens/api-client/contract';
import { accessibilityRulePagesQuery } from '@sitelens/api-client/endpoints';
import { Stack } from '@sitelens/ui/primitives';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RuleHeader } from '../findings/RuleHeader.tsx';
import { RulePagesTable, type RulePagesTableProps } from '../findings/RulePagesTable.tsx';
import { rulePagesViewSpec } from '../findings/rulePagesViewSpec.ts';
import type { TableView } from '../table/tableView.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { dataStatus } from './dataStatus.ts';
import { knownTotal } from './knownTotal.ts';
import { rulePagesParams } from './listParams.ts';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useFileUrl } from './useFileUrl.ts';
import { useOwnView } from './useOwnView.ts';
import { useTableRedaction } from './useTableRedaction.tsx';
import type { ViewProps } from './ViewProps.ts';

const INITIAL = defaultTableView(rulePagesViewSpec);
const NONE: readonly AccessibilityRulePage[] = [];

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
  const { projectId, scanId, accessibilityId } = props;
  // What is kept on the screen while another list is on its way must not be another rule's.
  return <OfOneRule key={JSON.stringify([projectId, scanId, accessibilityId])} {...props} />;
}

function OfOneRule({ projectId, scanId, accessibilityId, ...props }: AccessibilityRulePagesProps) {
  const client = useSitelensClient();
  const fileUrl = useFileUrl();
  const [view, setView] = useOwnView(INITIAL, props.view, props.onViewChange);
  const query = useQuery({
    ...accessibilityRulePagesQuery(client, rulePagesParams({ projectId, scanId, accessibilityId }, view)),
    placeholderData: keepPreviousData,
  });
  const redaction = useTableRedaction(query.data?.redaction);
  if (isShownAsRefusal(query.error)) return <Refusal error={query.error} />;
  const rule = query.data?.rule;
  return (
    <Stack gap="xl">
      <RuleHeader
        ruleId={accessibilityId}
        totalIssues={rule && knownTotal(rule.totalIssues, query.data?.redaction)}
        impact={rule?.impact}
        tags={rule?.tags}
        disabilities={rule?.disabilitiesAffected}
        sinceLastScan={rule?.sinceLastScan}
        hasHelp
      />
      <RulePagesTable
        pages={query.data?.content ?? NONE}
        total={shownTotal(query.data)}
        // Most scans are: what is on its way is drawn as if it were.
        isCompared={query.isPending || rule?.sinceLastScan !== undefined}
        redaction={redaction}
        view={view}
        onViewChange={setView}
        status={dataStatus(query)}
        onRetry={() => void query.refetch()}
        onPageOpen={props.onPageOpen}
        pageHref={props.pageHref}
        fileUrl={fileUrl}
      />
    </Stack>
  );
}

/** Of a rule that is withheld itself no page is listed, and what is withheld are rules. */
function shownTotal(list: AccessibilityRulePageList | undefined): number {
  return Math.max(0, (list?.totalElements ?? 0) - (list?.redaction?.redactedCount ?? 0));
}
