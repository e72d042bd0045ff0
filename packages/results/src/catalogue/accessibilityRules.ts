import type { Disability } from '@sitelens/api-client/contract';
import { hasHelpArticle } from './helpArticleIds.ts';
import { RULE_IDS } from './ruleIds.ts';
import { ariaRules } from './rules/ariaRules.ts';
import { colourRules } from './rules/colourRules.ts';
import { displayRules } from './rules/displayRules.ts';
import { documentRules } from './rules/documentRules.ts';
import { formsRules } from './rules/formsRules.ts';
import { framesRules } from './rules/framesRules.ts';
import { headingsRules } from './rules/headingsRules.ts';
import { imagesRules } from './rules/imagesRules.ts';
import { keyboardRules } from './rules/keyboardRules.ts';
import { landmarksRules } from './rules/landmarksRules.ts';
import { mediaRules } from './rules/mediaRules.ts';
import { namesRules } from './rules/namesRules.ts';
import { structureRules } from './rules/structureRules.ts';
import type { AccessibilityRule, RuleFacts, RuleId } from './ruleTypes.ts';
import { wcagCriterionByNumber } from './wcagCriteria.ts';

const DOCUMENTATION = 'https://dequeuniversity.com/rules/axe/4.14/';

/** The type is what makes a rule without an entry a compile error. */
const facts: Readonly<Record<RuleId, RuleFacts>> = {
  ...ariaRules,
  ...colourRules,
  ...displayRules,
  ...documentRules,
  ...formsRules,
  ...framesRules,
  ...headingsRules,
  ...imagesRules,
  ...keyboardRules,
  ...landmarksRules,
  ...mediaRules,
  ...namesRules,
  ...structureRules,
};

/** Every rule that the scanner can report, in the order of {@link RULE_IDS}. */
export const accessibilityRules: readonly AccessibilityRule[] = RULE_IDS.map((id) => {
  const { criteria, ...rest } = facts[id];
  return {
    id,
    ...rest,
    wcag: criteria.map(wcagCriterionByNumber),
    documentationUrl: DOCUMENTATION + id,
    helpArticle: hasHelpArticle(id),
  };
});

const ruleById: ReadonlyMap<string, AccessibilityRule> = new Map(
  accessibilityRules.map((rule) => [rule.id, rule]),
);

/** Whether the catalogue has an entry for an id; a server newer than this package may send others. */
export function isRuleId(id: string): id is RuleId {
  return ruleById.has(id);
}

/** A rule's entry, or nothing for an id that the catalogue doesn't know. */
export function accessibilityRule(id: string): AccessibilityRule | undefined {
  return ruleById.get(id);
}

/** The rule's title in plain words; the id itself for an unknown rule. */
export function ruleTitle(id: string): string {
  return ruleById.get(id)?.title ?? id;
}

/** Whom the rule's issues affect, most affected first; none for an unknown rule. */
export function disabilitiesAffected(id: string): readonly Disability[] {
  return ruleById.get(id)?.disabilities ?? [];
}

/** How the rule's issues on a page are shown; one by one for an unknown rule. */
export function ruleRenderType(id: string): AccessibilityRule['renderType'] {
  return ruleById.get(id)?.renderType ?? 'element';
}
