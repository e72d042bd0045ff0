import { formatNumber } from '../internal/format.ts';
import { useReportWords } from '../words/report.ts';

/** Numbers with what they count: "12 issues", "1 page". */
export function useCounts() {
  const t = useReportWords();
  const counted = (what: 'pages' | 'issues' | 'rules' | 'criteria') => (count: number) =>
    t(`report.summary.${what}`, { count, number: formatNumber(count) });
  return {
    pages: counted('pages'),
    issues: counted('issues'),
    rules: counted('rules'),
    criteria: counted('criteria'),
  };
}
