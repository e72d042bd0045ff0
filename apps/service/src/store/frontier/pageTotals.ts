import { IMPACTS, type Impact } from '@sitelens/api-client/contract';
import type { Finding } from '@sitelens/scanner';
import { evaluatorOf, type FindingEvaluator } from '../findings/evaluators.ts';
import type { Standing } from './compareIssues.ts';

/** What one page adds to one rule's totals. */
export interface RuleTotal {
  readonly ruleId: string;
  readonly evaluator: FindingEvaluator;
  readonly impactRank: number;
  readonly tags: readonly string[];
  readonly totalIssues: number;
  readonly newIssues: number;
  readonly unchangedIssues: number;
  readonly fixedIssues: number;
}

/** What one page adds to the totals of one impact. */
export interface ImpactTotal {
  readonly impactRank: number;
  readonly totalIssues: number;
}

type Summed = Pick<Finding, 'ruleId' | 'impact' | 'tags'>;

/**
 * By rule. Impact and tags are those of issues that are there, and of fixed ones only where there are no
 * others.
 *
 * @param standings - One for each finding; undefined where there is nothing to compare with.
 */
export function ruleTotals(
  findings: readonly Summed[],
  standings: readonly Standing[] | undefined,
  fixed: readonly Summed[],
): RuleTotal[] {
  const there = Map.groupBy(
    findings.map((finding, index) => ({ finding, standing: standings?.[index] })),
    ({ finding }) => finding.ruleId,
  );
  const gone = Map.groupBy(fixed, ({ ruleId }) => ruleId);
  // In one order on every page, as rows are locked.
  const ruleIds = [...new Set([...there.keys(), ...gone.keys()])].sort();
  return ruleIds.map((ruleId) => {
    const ofRule = there.get(ruleId) ?? [];
    const fixedOfRule = gone.get(ruleId) ?? [];
    const summed = ofRule.length > 0 ? ofRule.map(({ finding }) => finding) : fixedOfRule;
    const inStanding = (wanted: Standing) => ofRule.filter(({ standing }) => standing === wanted).length;
    return {
      ruleId,
      evaluator: evaluatorOf(ruleId),
      impactRank: mostSevere(summed),
      tags: summed[0]?.tags ?? [],
      totalIssues: ofRule.length,
      newIssues: inStanding('NEW'),
      unchangedIssues: inStanding('UNCHANGED'),
      fixedIssues: fixedOfRule.length,
    };
  });
}

/** By each issue's own impact. */
export function impactTotals(findings: readonly Pick<Finding, 'impact'>[]): ImpactTotal[] {
  const byRank = Map.groupBy(findings, ({ impact }) => rankOf(impact));
  return [...byRank].map(([impactRank, ofRank]) => ({ impactRank, totalIssues: ofRank.length }));
}

/** As an index into `IMPACTS`. */
export function mostSevere(findings: readonly Pick<Finding, 'impact'>[]): number {
  return findings.reduce((most, { impact }) => Math.max(most, rankOf(impact)), 0);
}

function rankOf(impact: Impact): number {
  return IMPACTS.indexOf(impact);
}
