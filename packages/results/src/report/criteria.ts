import { accessibilityRule } from '../catalogue/accessibilityRules.ts';
import {
  CRITERION_NUMBERS,
  type CriterionNumber,
  type WcagCriterion,
  wcagCriterion,
  wcagCriterionByNumber,
} from '../catalogue/wcagCriteria.ts';
import type { ReportRule } from './ReportContent.ts';

/** A criterion that fails, with the rules by which it does. */
export interface FailedCriterion {
  readonly criterion: WcagCriterion;
  /** Told in full here. */
  readonly rules: readonly ReportRule[];
  /** Told in full under the criterion that they fail first. */
  readonly toldBefore: readonly ReportRule[];
}

/** What a report tells, in WCAG's order; rules that fail no criterion come last. */
export interface ResultsByCriterion {
  readonly criteria: readonly FailedCriterion[];
  readonly others: readonly ReportRule[];
}

/** The criteria that fail by a rule, in WCAG's order: as the catalogue says, or else its own tags. */
export function criteriaOf({ category }: Pick<ReportRule, 'category'>): readonly WcagCriterion[] {
  const known = accessibilityRule(category.id)?.wcag;
  const found = known ?? category.tags.flatMap((tag) => wcagCriterion(tag) ?? []);
  return found.toSorted((a, b) => placeOf(a.number) - placeOf(b.number));
}

export function resultsByCriterion(rules: readonly ReportRule[]): ResultsByCriterion {
  const criteria = CRITERION_NUMBERS.flatMap((number): FailedCriterion[] => {
    const failing = rules.filter((rule) => criteriaOf(rule).some((criterion) => criterion.number === number));
    if (failing.length === 0) return [];
    const isFirst = (rule: ReportRule) => criteriaOf(rule)[0]?.number === number;
    return [
      {
        criterion: wcagCriterionByNumber(number),
        rules: failing.filter(isFirst),
        toldBefore: failing.filter((rule) => !isFirst(rule)),
      },
    ];
  });
  return { criteria, others: rules.filter((rule) => criteriaOf(rule).length === 0) };
}

function placeOf(number: CriterionNumber): number {
  return CRITERION_NUMBERS.indexOf(number);
}
