import type { AccessibilityCategory, CategoryFacets } from '@sitelens/api-client/contract';
import { EmptyState, Stack } from '@sitelens/ui/primitives';
import { CircleCheck, Radar } from 'lucide-react';
import { DataTable } from '../table/DataTable.tsx';
import type { DataTableProps } from '../table/DataTableProps.ts';
import { useAccessibilityWords } from '../words/accessibility.ts';
import { SeveritySummary } from './SeveritySummary.tsx';
import { useCategoryColumns } from './useCategoryColumns.tsx';
import { useCategoryFilters } from './useFilterOptions.ts';

export interface CategoriesTableProps
  extends Pick<
    DataTableProps<AccessibilityCategory>,
    'view' | 'onViewChange' | 'total' | 'status' | 'onRetry' | 'redaction'
  > {
  /** The page of the view, by default most severe impact first. */
  categories: readonly AccessibilityCategory[];
  /** What they can be filtered by; left out while it isn't known. */
  facets?: CategoryFacets | undefined;
  /** While the scan runs, an empty table only says that nothing has been found so far. */
  isRunning?: boolean;
  onRuleOpen?: ((opened: { ruleId: string }) => void) | undefined;
  /** Where a rule's screen is; its row is then a link. */
  ruleHref?: ((ruleId: string) => string) | undefined;
}

/** The rules that failed: what is worst, how often, what it violates, whom it hurts, and what has changed. */
export function CategoriesTable(props: CategoriesTableProps) {
  const { categories, facets, isRunning = false, onRuleOpen, ruleHref, ...table } = props;
  const t = useAccessibilityWords();
  const columns = useCategoryColumns(useCategoryFilters(facets), isCompared(props));
  const empty = isRunning ? 'soFar' : 'empty';
  const { status, view, onViewChange } = table;
  const hasSummary = status === 'loading' || (status === 'ready' && (facets?.impact.length ?? 0) > 0);
  const isPartial = (table.redaction?.count ?? 0) > 0;
  return (
    <Stack gap="m">
      {hasSummary && (
        <SeveritySummary
          counts={facets?.impact}
          isPartial={isPartial}
          view={view}
          onViewChange={onViewChange}
        />
      )}
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
    </Stack>
  );
}

/**
 * Whether anything is compared with an earlier scan, or an address asks for what is. So it is for most scans:
 * what is on its way is drawn as if it were.
 */
function isCompared({ categories, facets, view, status }: CategoriesTableProps): boolean {
  return (
    (facets === undefined && status === 'loading') ||
    (facets?.sinceLastScan.length ?? 0) > 0 ||
    categories.some(({ sinceLastScan }) => sinceLastScan !== undefined) ||
    view.filters.sinceLastScan !== undefined
  );
}
