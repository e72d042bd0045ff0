/**
 * Rows as a reader has them before them, where a refreshed list has them otherwise for no reason that was asked
 * for: rows alike in what they are sorted by keep their order, and new ones come after these.
 *
 * @param before ids in the order that is on the screen
 * @param after the refreshed rows, sorted by `keyOf`
 */
export function steadyOrder<Row extends { readonly id: string }>(
  before: readonly string[],
  after: readonly Row[],
  keyOf: (row: Row) => string | number,
): readonly Row[] {
  const placeOf = new Map(before.map((id, index) => [id, index]));
  const groupOf = new Map<string | number, number>();
  for (const row of after) if (!groupOf.has(keyOf(row))) groupOf.set(keyOf(row), groupOf.size);
  const group = (row: Row) => groupOf.get(keyOf(row)) ?? 0;
  const place = (row: Row) => placeOf.get(row.id) ?? before.length;
  return [...after].sort((a, b) => group(a) - group(b) || place(a) - place(b));
}
