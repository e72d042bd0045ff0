import type { AccessibilityIssue, CheckResult } from '@sitelens/api-client/contract';
import type { TextRange } from '../TextRange.ts';
import { FAILING_ATTRIBUTES } from './failingAttributes.ts';
import { type AttributeRange, startTag } from './startTag.ts';

/** Rules whose checks name the attributes that fail. */
const NAMED_BY_CHECKS: ReadonlySet<string> = new Set([
  'aria-allowed-attr',
  'aria-braille-equivalent',
  'aria-conditional-attr',
  'aria-prohibited-attr',
  'aria-valid-attr',
  'aria-valid-attr-value',
]);

const ARIA_NAME = /\baria-[a-z0-9-]+/gi;

/** What of an issue tells where in its HTML it fails. */
export type IssueWithHtml = Pick<
  AccessibilityIssue,
  'ruleId' | 'html' | 'possibleSolutions' | 'mustMatchAll' | 'mustNotMatch'
>;

/**
 * Where in the issue's HTML it fails: the attributes that the rule is about, else the start tag. In ascending
 * order and apart from each other; none where the HTML doesn't begin with a tag.
 */
export function failingParts(issue: IssueWithHtml): readonly TextRange[] {
  const tag = startTag(issue.html);
  if (tag === undefined) return [];
  const names = namesThatFail(issue);
  // Of attributes of the same name only the first one counts (HTML, 13.2.5.33).
  const failing = tag.attributes.filter(({ name }) => names.delete(name)).map(rangeOf);
  return failing.length > 0 ? failing : [rangeOf(tag)];
}

function namesThatFail(issue: IssueWithHtml): Set<string> {
  if (NAMED_BY_CHECKS.has(issue.ruleId)) return ariaNames(issue);
  return new Set(FAILING_ATTRIBUTES.get(issue.ruleId));
}

function ariaNames(issue: IssueWithHtml): Set<string> {
  const checks = [...issue.possibleSolutions, ...issue.mustMatchAll, ...issue.mustNotMatch];
  const names = checks.flatMap((check) => textsOf(check)).flatMap((text) => text.match(ARIA_NAME) ?? []);
  return new Set(names.map((name) => name.toLowerCase()));
}

/** What the check measured, when it names anything; its message is the same in words. */
function textsOf({ data, message }: CheckResult): readonly string[] {
  const texts = data === undefined ? [] : stringsIn(data);
  return texts.some((text) => text.match(ARIA_NAME)) ? texts : [message];
}

function stringsIn(data: Readonly<Record<string, unknown>>): string[] {
  return Object.values(data)
    .flat()
    .filter((value) => typeof value === 'string');
}

function rangeOf({ start, end }: TextRange | AttributeRange): TextRange {
  return { start, end };
}
