import { formatNumber } from '../internal/format.ts';
import type { useTableWords } from '../words/table.ts';
import type { DataStatus } from './DataTableProps.ts';

interface Announced {
  status: DataStatus;
  total: number;
  isPaged: boolean;
  isFiltered: boolean;
}

/**
 * What a screen reader says of a table when it changes: that it waits, and how many rows there then are. Of a paged
 * one the pagination says that, with which of them are shown, and a failure speaks for itself.
 */
export function announcement(t: ReturnType<typeof useTableWords>, announced: Announced): string {
  const { status, total, isPaged, isFiltered } = announced;
  if (status === 'failed') return '';
  if (status === 'loading') return t('table.loading');
  if (total === 0) return isFiltered ? t('table.filters.none.title') : '';
  if (isPaged) return '';
  return t(isFiltered ? 'table.filters.matching' : 'table.all', {
    count: total,
    number: formatNumber(total),
  });
}
