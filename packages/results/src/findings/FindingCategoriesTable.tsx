import { EmptyState, Stack } from '@sitelens/ui/primitives';
import { CircleCheck, Radar } from 'lucide-react';
import { DataTable } from '../table/DataTable.tsx';
import type { DataTableProps } from '../table/DataTableProps.ts';
import { useFindingsWords } from '../words/findings.ts';
import type { FindingCategory } from './FindingCategory.ts';
import { SeveritySummary, type SeveritySummaryProps } from './SeveritySummary.tsx';
import type { FindingFacets } from './useFindingFilters.ts';

/** What every list of what a scan found takes. */
export interface FindingCategoriesProps<Category extends FindingCategory>
  extends Pick<
    DataTableProps<Category>,
    'view' | 'onViewChange' | 'total' | 'status' | 'onRetry' | 'redaction'
  > {
  /** The page of the view, by default most severe impact first. */
  categories: readonly Category[];
  /** While the scan runs, an empty table only says that nothing has been found so far. */
  isRunning?: boolean;
}

interface FindingCategoriesTableProps<Category extends FindingCategory>
  extends FindingCategoriesProps<Category>,
    Pick<DataTableProps<Category>, 'columns' | 'caption' | 'onRowOpen' | 'rowHref'> {
  facets: FindingFacets | undefined;
  summary: Pick<SeveritySummaryProps, 'label' | 'unit'>;
  /** Of a scan that has ended and found nothing. */
  nothingFound: { title: string; detail: string };
}

/** What a scan found, a row for each rule or issue, below how much there is of each severity. */
export function FindingCategoriesTable<Category extends FindingCategory>(
  props: FindingCategoriesTableProps<Category>,
) {
  const { categories, facets, summary, nothingFound, isRunning = false, ...table } = props;
  const t = useFindingsWords();
  const { status, view, onViewChange } = table;
  const hasSummary = status === 'loading' || (status === 'ready' && (facets?.impact.length ?? 0) > 0);
  const soFar = { title: t('findings.soFar.title'), detail: t('findings.soFar.detail') };
  return (
    <Stack gap="m">
      {hasSummary && (
        <SeveritySummary
          {...summary}
          counts={facets?.impact}
          isPartial={(table.redaction?.count ?? 0) > 0}
          view={view}
          onViewChange={onViewChange}
        />
      )}
      <DataTable
        {...table}
        isCaptionHidden
        rows={categories}
        rowId={({ id }) => id}
        failure={{ title: t('findings.failed.title'), detail: t('findings.failed.detail') }}
        empty={
          <EmptyState
            icon={isRunning ? <Radar /> : <CircleCheck />}
            {...(isRunning ? soFar : nothingFound)}
          />
        }
      />
    </Stack>
  );
}

interface Comparable extends Pick<FindingCategoriesProps<FindingCategory>, 'categories' | 'view' | 'status'> {
  facets?: FindingFacets | undefined;
}

/**
 * Whether anything is compared with an earlier scan, or an address asks for what is. So it is for most scans:
 * what is on its way is drawn as if it were.
 */
export function isCompared({ categories, facets, view, status }: Comparable): boolean {
  return (
    (facets === undefined && status === 'loading') ||
    (facets?.sinceLastScan.length ?? 0) > 0 ||
    categories.some(({ sinceLastScan }) => sinceLastScan !== undefined) ||
    view.filters.sinceLastScan !== undefined
  );
}
