import { IMPACTS, type Impact } from '@sitelens/api-client/contract';
import type { WcagLevel } from '../catalogue/wcagCriteria.ts';
import type { ResultsByCriterion } from './criteria.ts';
import type { ReportRule } from './ReportContent.ts';

/** How much there is of one severity. */
export interface SeverityRow {
  readonly impact: Impact;
  readonly rules: number;
  readonly issues: number;
}

const LEVELS = ['A', 'AA', 'AAA'] as const satisfies readonly WcagLevel[];

/** Most severe first; a rule counts with the most severe impact of its issues. */
export function severityRows(rules: readonly ReportRule[]): readonly SeverityRow[] {
  return IMPACTS.toReversed().map((impact) => {
    const ofImpact = rules.filter(({ category }) => category.impact === impact);
    const issues = ofImpact.reduce((sum, { category }) => sum + category.totalIssues, 0);
    return { impact, rules: ofImpact.length, issues };
  });
}

/** How many criteria of each level fail. */
export function levelRows({
  criteria,
}: ResultsByCriterion): readonly { level: WcagLevel; criteria: number }[] {
  return LEVELS.map((level) => ({
    level,
    criteria: criteria.filter(({ criterion }) => criterion.level === level).length,
  }));
}
