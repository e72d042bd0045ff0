import type { AccessibilityRulePage, Redaction } from '@sitelens/api-client/contract';
import { Stack } from '@sitelens/ui/primitives';
import type { UseQueryResult } from '@tanstack/react-query';
import type { FindingCategory } from '../findings/FindingCategory.ts';
import { RuleHeader, type RuleHeaderProps } from '../findings/RuleHeader.tsx';
import { RulePagesTable, type RulePagesTableProps } from '../findings/RulePagesTable.tsx';
import { dataStatus } from './dataStatus.ts';
import { knownTotal } from './knownTotal.ts';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useFileUrl } from './useFileUrl.ts';
import { useTableRedaction } from './useTableRedaction.tsx';

const NONE: readonly AccessibilityRulePage[] = [];

/** What every list of a rule's pages answers. */
interface PageList {
  readonly content: readonly AccessibilityRulePage[];
  readonly totalElements: number;
  readonly redaction?: Redaction;
}

interface RulePagesProps<List extends PageList>
  extends Pick<RuleHeaderProps, 'ruleId' | 'subtitle'>,
    Pick<
      RulePagesTableProps,
      'view' | 'onViewChange' | 'onPageOpen' | 'pageHref' | 'screenSizes' | 'issuesHeader'
    > {
  query: UseQueryResult<List>;
  /** The rule over the whole scan, as its list tells of it. */
  ruleOf: (list: List) => FindingCategory & Pick<RuleHeaderProps, 'tags' | 'disabilities'>;
}

/** What one rule is about, of whatever kind, and the pages on which it fails. */
export function RulePages<List extends PageList>(props: RulePagesProps<List>) {
  const { ruleId, subtitle, query, ruleOf, ...table } = props;
  const fileUrl = useFileUrl();
  const redaction = useTableRedaction(query.data?.redaction);
  if (isShownAsRefusal(query.error)) return <Refusal error={query.error} />;
  const rule = query.data && ruleOf(query.data);
  return (
    <Stack gap="xl">
      <RuleHeader
        ruleId={ruleId}
        subtitle={subtitle}
        totalIssues={rule && knownTotal(rule.totalIssues, query.data?.redaction)}
        impact={rule?.impact}
        tags={rule?.tags}
        disabilities={rule?.disabilities}
        sinceLastScan={rule?.sinceLastScan}
        hasHelp
      />
      <RulePagesTable
        {...table}
        pages={query.data?.content ?? NONE}
        total={shownTotal(query.data)}
        // Most scans are: what is on its way is drawn as if it were.
        isCompared={query.isPending || rule?.sinceLastScan !== undefined}
        redaction={redaction}
        status={dataStatus(query)}
        onRetry={() => void query.refetch()}
        fileUrl={fileUrl}
      />
    </Stack>
  );
}

/** Of a rule that is withheld itself no page is listed, and what is withheld are rules. */
function shownTotal(list: PageList | undefined): number {
  return Math.max(0, (list?.totalElements ?? 0) - (list?.redaction?.redactedCount ?? 0));
}
