import type { Target } from '@sitelens/api-client/contract';
import { accessibilityRule, mobileFriendlyIssue } from '@sitelens/results/catalogue';
import type { Finding } from '@sitelens/scanner';
import type { ExportedIssue } from '../store/exports/issuesOfScan.ts';
import type { FindingEvaluator } from '../store/findings/evaluators.ts';
import type { ExportedFinding } from './exportedFinding.ts';

const KINDS = { ACCESSIBILITY: 'Accessibility', MOBILE_FRIENDLY: 'Mobile usability' } as const;

/** An element that fails a rule. */
export function elementFinding(
  evaluator: FindingEvaluator,
  { page, finding, sinceLastScan }: ExportedIssue,
): ExportedFinding {
  const { ruleId, html, target, screenSizes, tags, impact } = finding;
  const known = evaluator === 'ACCESSIBILITY' ? accessibilityRule(ruleId) : mobileFriendlyIssue(ruleId);
  return {
    kind: KINDS[evaluator],
    ruleId,
    title: known?.title ?? ruleId,
    severity: impact,
    pageUrl: page.url,
    pageTitle: page.title ?? '',
    selector: selectorOf(target),
    html,
    screenSizes,
    tags,
    message: messageOf(finding),
    helpUrl: known?.documentationUrl ?? '',
    identity: finding.id,
    ...(sinceLastScan !== undefined && { sinceLastScan }),
  };
}

/** A part for each frame on the way, and within a part one for each shadow root. */
function selectorOf(target: Target): string {
  return target.map((part) => (typeof part === 'string' ? part : part.join(' >>> '))).join(' | ');
}

/** As axe-core sums failures up: any of the first, and all of the others. */
function messageOf({ possibleSolutions, mustMatchAll, mustNotMatch }: Finding): string {
  const any = possibleSolutions.map(({ message }) => message);
  const all = [...mustMatchAll, ...mustNotMatch].map(({ message }) => message);
  return [
    ...(any.length > 0 ? [`Fix ${any.length > 1 ? 'any of these' : 'this'}: ${any.join('; ')}`] : []),
    ...(all.length > 0 ? [`Fix ${all.length > 1 ? 'all of these' : 'this'}: ${all.join('; ')}`] : []),
  ].join('. ');
}
