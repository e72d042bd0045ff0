/** The little of react-table 7 that is used here; it has no types of its own. */
declare module 'react-table' {
  interface Cell {
    readonly value: unknown;
    readonly column: { readonly id: string };
  }
  interface Row {
    readonly id: string;
    readonly cells: readonly Cell[];
  }
  interface Header {
    readonly id: string;
    render(part: 'Header'): import('react').ReactNode;
  }
  interface Table {
    readonly headers: readonly Header[];
    readonly page: readonly Row[];
    prepareRow(row: Row): void;
    toggleSortBy(columnId: string, descending: boolean): void;
  }
  interface Plugin {
    (hooks: never): void;
    readonly pluginName: string;
  }
  export const useSortBy: Plugin;
  export const usePagination: Plugin;
  export function useTable(
    options: {
      readonly columns: readonly { readonly Header: string; readonly accessor: string }[];
      readonly data: readonly object[];
      readonly initialState: { readonly pageSize: number };
    },
    ...plugins: readonly Plugin[]
  ): Table;
}
