/** A row as the tables of results have them: an address, words, a few values, a number. */
export interface BenchRow {
  readonly id: string;
  readonly url: string;
  readonly rule: string;
  readonly impact: string;
  readonly issues: number;
}

const IMPACTS = ['minor', 'moderate', 'serious', 'critical'];
const WORDS = ['about', 'contact', 'products', 'blog', 'news', 'team', 'jobs', 'shop', 'help', 'questions'];

/** Always the same rows, in no order. */
export function benchRows(count: number): BenchRow[] {
  let seed = 1;
  const below = (limit: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % limit;
  };
  const word = () => WORDS[below(WORDS.length)] ?? '';
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    url: `https://www.example.com/${word()}/${word()}/${below(1_000_000)}`,
    rule: `${word()} must have ${word()}`,
    impact: IMPACTS[below(4)] ?? '',
    issues: below(5_000),
  }));
}
