import { Button, EmptyState, FailureState } from '@sitelens/ui/primitives';
import { FilterX } from 'lucide-react';
import { useTableWords } from '../words/table.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { pageRange } from './pageRange.ts';
import { isFiltered, type ShownFilter, withoutThese } from './tableFilters.ts';
import { withPage } from './tableView.ts';

interface InsteadOfRowsProps
  extends Pick<
    DataTableProps<object>,
    'status' | 'failure' | 'onRetry' | 'empty' | 'view' | 'total' | 'onViewChange'
  > {
  filters: readonly ShownFilter[];
}

/** What stands where there are no rows: why, and the way on. */
export function InsteadOfRows(props: InsteadOfRowsProps) {
  const { status, failure, onRetry, empty, view, total, onViewChange, filters } = props;
  const t = useTableWords();
  if (status === 'failed') {
    return (
      <FailureState
        title={failure?.title ?? t('table.failed.title')}
        detail={failure?.detail ?? t('table.failed.detail')}
        onRetry={onRetry}
      />
    );
  }
  if (total > 0 && pageRange(view, total).isBeyondEnd) {
    return (
      <EmptyState
        title={t('table.beyond.title')}
        detail={t('table.beyond.detail')}
        action={<Button onClick={() => onViewChange(withPage(view, 0))}>{t('table.beyond.action')}</Button>}
      />
    );
  }
  if (isFiltered(filters)) {
    return (
      <EmptyState
        icon={<FilterX />}
        title={t('table.filters.none.title')}
        detail={t('table.filters.none.detail')}
        action={
          <Button onClick={() => onViewChange(withoutThese(view, filters))}>
            {t('table.filters.clear')}
          </Button>
        }
      />
    );
  }
  return empty ?? <EmptyState title={t('table.empty.title')} />;
}
