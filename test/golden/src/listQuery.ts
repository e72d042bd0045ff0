type Order = 'asc' | 'desc';

/** What rules, and mobile-friendliness issues, can be ordered by. */
export const CATEGORY_COLUMNS = ['impact', 'totalIssues', 'totalPages', 'id'] as const;

/** The rows of one page; all where none is asked for. */
export function pageOf<Row>(
  rows: readonly Row[],
  { page = 0, size }: { page?: number; size?: number },
): Row[] {
  return size === undefined ? [...rows] : rows.slice(page * size, (page + 1) * size);
}

/** A comparison for rows in that direction, out of one that is ascending. */
export function directed<Row>(order: Order, ascending: (a: Row, b: Row) => number) {
  return (a: Row, b: Row) => (order === 'asc' ? ascending(a, b) : -ascending(a, b));
}

/** What a request asks of a list; filters come as comma lists. */
export function listQuery<Column extends string>(request: Request, columns: readonly Column[]) {
  const { searchParams } = new URL(request.url);
  const orderBy = columns.find((column) => column === searchParams.get('orderBy'));
  const order = (['asc', 'desc'] as const).find((direction) => direction === searchParams.get('order'));
  return {
    page: Number(searchParams.get('page') ?? 0),
    size: ([10, 25, 50] as const).find((size) => String(size) === searchParams.get('size')) ?? 10,
    ...(order && { order }),
    ...(orderBy && { orderBy }),
  };
}

/** The values of a filter that is a comma list; none where it isn't asked for. */
export function filterIn(request: Request, name: string): string[] {
  return (new URL(request.url).searchParams.get(name) ?? '').split(',').filter((value) => value !== '');
}
