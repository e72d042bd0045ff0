import { MOBILE_FRIENDLY_ISSUE_IDS, type MobileFriendlyIssueId } from '@sitelens/api-client/contract';
import type { RuleId } from './ruleTypes.ts';

/** What has a help article: the rules that fail most often on real sites, and all of mobile-friendliness. */
export const HELP_ARTICLE_IDS = [
  'aria-allowed-attr',
  'aria-hidden-focus',
  'aria-prohibited-attr',
  'aria-required-attr',
  'aria-required-children',
  'aria-required-parent',
  'aria-valid-attr',
  'aria-valid-attr-value',
  'button-name',
  'bypass',
  'color-contrast',
  'document-title',
  'duplicate-id-aria',
  'empty-heading',
  'frame-title',
  'heading-order',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'image-redundant-alt',
  'input-image-alt',
  'label',
  'landmark-one-main',
  'link-in-text-block',
  'link-name',
  'list',
  'listitem',
  'meta-viewport',
  'nested-interactive',
  'page-has-heading-one',
  'region',
  'scrollable-region-focusable',
  'select-name',
  'svg-img-alt',
  'tabindex',
  'target-size',
  ...MOBILE_FRIENDLY_ISSUE_IDS,
] as const satisfies readonly (RuleId | MobileFriendlyIssueId)[];

/** The id of a rule, or of a mobile-friendliness issue, that has a help article. */
export type HelpArticleId = (typeof HELP_ARTICLE_IDS)[number];

const ids: ReadonlySet<string> = new Set(HELP_ARTICLE_IDS);

/** Whether a rule or a mobile-friendliness issue has a help article; an id that the catalogue doesn't know has none. */
export function hasHelpArticle(ruleId: string): ruleId is HelpArticleId {
  return ids.has(ruleId);
}
