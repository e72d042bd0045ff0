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
  details: 'Details',
  filters: {
    label: 'Filters of: {{caption}}',
    chosen: '{{column}} ({{count}})',
    list: 'Chosen values',
    chip: '{{column}}: {{value}}',
    remove: 'Remove filter',
    clear: 'Clear filters',
    noValues: 'No values to choose from',
    matching_one: '{{number}} row matches',
    matching_other: '{{number}} rows match',
    none: {
      title: 'No rows match',
      detail: 'No row has the values that are chosen.',
    },
  },
  all_one: '{{number}} row',
  all_other: '{{number}} rows',
  redacted_one: '{{number}} more row is not shown.',
  redacted_other: '{{number}} more rows are not shown.',
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
