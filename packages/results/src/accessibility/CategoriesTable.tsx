import type { AccessibilityCategory } from '@sitelens/api-client/contract';
import { EmptyState, SeverityBadge } from '@sitelens/ui/primitives';
import { CircleCheck, Radar } from 'lucide-react';
import { useMemo } from 'react';
import { formatNumber } from '../internal/format.ts';
import type { DataColumn } from '../table/DataColumn.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { DataTableProps } from '../table/DataTableProps.ts';
import { useAccessibilityWords } from '../words/accessibility.ts';
import { DisabilityList } from './DisabilityList.tsx';
import { RuleName } from './RuleName.tsx';
import { TagBadges } from './TagBadges.tsx';

export interface CategoriesTableProps
  extends Pick<
    DataTableProps<AccessibilityCategory>,
    'view' | 'onViewChange' | 'total' | 'status' | 'onRetry' | 'redaction'
  > {
  /** The page of the view, most severe impact first. */
  categories: readonly AccessibilityCategory[];
  /** While the scan runs, an empty table only says that nothing has been found so far. */
  isRunning?: boolean;
  onRuleOpen?: ((opened: { ruleId: string }) => void) | undefined;
  /** Where a rule's screen is; its row is then a link. */
  ruleHref?: ((ruleId: string) => string) | undefined;
}

/** The rules that failed: what is worst, how often, what it violates and whom it hurts. */
export function CategoriesTable(props: CategoriesTableProps) {
  const { categories, isRunning = false, onRuleOpen, ruleHref, ...table } = props;
  const t = useAccessibilityWords();
  const columns = useColumns();
  const empty = isRunning ? 'soFar' : 'empty';
  return (
    <DataTable
      {...table}
      caption={t('accessibility.categories.caption')}
      isCaptionHidden
      columns={columns}
      rows={categories}
      rowId={({ id }) => id}
      onRowOpen={onRuleOpen && (({ id }) => onRuleOpen({ ruleId: id }))}
      rowHref={ruleHref && (({ id }) => ruleHref(id))}
      failure={{ title: t('accessibility.failed.title'), detail: t('accessibility.failed.detail') }}
      empty={
        <EmptyState
          icon={isRunning ? <Radar /> : <CircleCheck />}
          title={t(`accessibility.${empty}.title`)}
          detail={t(`accessibility.${empty}.detail`)}
        />
      }
    />
  );
}

function useColumns(): readonly DataColumn<AccessibilityCategory>[] {
  const t = useAccessibilityWords();
  return useMemo(
    () => [
      { id: 'rule', header: t('accessibility.categories.rule'), cell: ({ id }) => <RuleName ruleId={id} /> },
      {
        id: 'impact',
        header: t('accessibility.categories.impact'),
        cell: ({ impact }) => <SeverityBadge impact={impact} />,
      },
      {
        id: 'totalIssues',
        header: t('accessibility.categories.issues'),
        cell: ({ totalIssues }) => formatNumber(totalIssues),
        isNumeric: true,
      },
      {
        id: 'tags',
        header: t('accessibility.categories.violates'),
        cell: ({ tags }) => <TagBadges tags={tags} />,
      },
      {
        id: 'disabilitiesAffected',
        header: t('accessibility.categories.affects'),
        cell: ({ disabilitiesAffected }) => <DisabilityList disabilities={disabilitiesAffected} />,
      },
    ],
    [t],
  );
}
