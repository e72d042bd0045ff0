/** What rows are compared by. Without a value, or with NaN, a row comes last in either direction. */
export type SortValue = string | number | null | undefined;

// "Page 9" before "Page 10". Making one costs as much as a thousand comparisons.
const collator = new Intl.Collator('en', { numeric: true });

/** Numbers before texts, texts as a reader of English sorts them, what is missing last. */
export function compareSortValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'string' && typeof b === 'string') return a === b ? 0 : collator.compare(a, b);
  if (typeof a === 'number' && typeof b === 'number') {
    const difference = a - b;
    // NaN is less than nothing and greater than nothing, and so are two infinities of a kind.
    if (!Number.isNaN(difference)) return difference;
  }
  return rankOf(a) - rankOf(b) || 0;
}

/** Whether a row with this value has a place of its own. */
export function isMissing(value: SortValue): boolean {
  return value === null || value === undefined || Number.isNaN(value);
}

function rankOf(value: SortValue): number {
  if (isMissing(value)) return 2;
  return typeof value === 'number' ? 0 : 1;
}
