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
 * What a screen reader says of a table when it changes: that it waits, and how many rows there then are. Which of
 * them are shown is said by the pagination, and a failure speaks for itself.
 */
export function announcement(t: ReturnType<typeof useTableWords>, announced: Announced): string {
  const { status, total, isPaged, isFiltered } = announced;
  if (status === 'failed') return '';
  if (status === 'loading') return t('table.loading');
  const count = { count: total, number: formatNumber(total) };
  if (!isFiltered) return isPaged || total === 0 ? '' : t('table.all', count);
  return total === 0 ? t('table.filters.none.title') : t('table.filters.matching', count);
}
