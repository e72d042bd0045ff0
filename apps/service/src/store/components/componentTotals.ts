import type { Target } from '@sitelens/api-client/contract';
import type { Finding } from '@sitelens/scanner';
import { mostSevere } from '../frontier/pageTotals.ts';
import { componentOf } from './componentOf.ts';

/** What one page adds to one component's totals. */
export interface ComponentTotal {
  readonly ruleId: string;
  readonly component: string;
  readonly impactRank: number;
  readonly tags: readonly string[];
  readonly target: Target;
  readonly totalIssues: number;
  /** Of its first issue on the page. */
  readonly position: number;
}

/**
 * The components of a page, by rule and id: in one order on every page, as rows are locked.
 *
 * @param findings - With their positions within their rules.
 */
export function componentTotals(
  findings: readonly { readonly position: number; readonly finding: Finding }[],
  pageUrl: string,
): ComponentTotal[] {
  const found = Map.groupBy(findings, ({ finding }) => `${finding.ruleId} ${componentOf(finding, pageUrl)}`);
  return [...found]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, issues]) => {
      const [first] = issues;
      if (first === undefined) return [];
      const { ruleId, tags, target } = first.finding;
      const component = name.slice(ruleId.length + 1);
      const impactRank = mostSevere(issues.map(({ finding }) => finding));
      const totalIssues = issues.length;
      return { ruleId, component, impactRank, tags, target, totalIssues, position: first.position };
    });
}
