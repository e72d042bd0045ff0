import { createWords } from '@sitelens/ui/words';

/** Words of the table kit. */
const tableWords = {
  sortHint: 'Column headings with buttons can be sorted.',
  sortBy: 'Sort by',
  order: { asc: 'Ascending', desc: 'Descending' },
  ownOrder: 'Standard order',
  turnOrder: 'Order: {{order}}. Turn it around',
  loading: 'Loading…',
  failed: {
    title: 'The data could not be retrieved',
    detail: 'Check your connection, then try again.',
  },
  empty: { title: 'Nothing here yet' },
  beyond: {
    title: 'There is no such page',
    detail: 'The list has become shorter since the page was opened.',
    action: 'Go to the first page',
  },
  pagination: {
    label: 'Pages of: {{caption}}',
    rowsPerPage: 'Rows per page',
    range: '{{first}}–{{last}} of {{total}}',
    none: 'No rows',
    firstPage: 'First page',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    lastPage: 'Last page',
  },
} as const;

export const useTableWords = createWords('results', { table: tableWords });
