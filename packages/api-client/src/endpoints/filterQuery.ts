/**
 * The filters of a list as the wire takes them: for each column a comma list, sorted and without
 * doubles, so that the same choice has the same address and the same key however it came about. A
 * column without a value does not filter and is left out.
 */
export function filterQuery<Filter extends string>(
  filters: Readonly<Partial<Record<Filter, readonly string[] | undefined>>>,
): Partial<Record<Filter, string>> {
  const query: Partial<Record<Filter, string>> = {};
  for (const filter in filters) {
    const values = filters[filter];
    if (values !== undefined && values.length > 0) query[filter] = [...new Set(values)].sort().join(',');
  }
  return query;
}
