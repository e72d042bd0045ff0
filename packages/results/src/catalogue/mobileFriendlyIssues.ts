import {
  type Disability,
  type Impact,
  MOBILE_FRIENDLY_ISSUE_IDS,
  type MobileFriendlyIssueId,
} from '@sitelens/api-client/contract';
import { hasHelpArticle } from './helpArticleIds.ts';
import type { Difficulty, RenderType } from './ruleTypes.ts';

/** What is written down by hand for each mobile-friendliness issue. */
export interface MobileFriendlyFacts {
  /** The problem in plain words, as a site owner would say it. */
  readonly title: string;
  readonly impact: Impact;
  /** Whom it hurts beyond everyone on a phone; most affected first. */
  readonly disabilities: readonly Disability[];
  readonly difficulty: Difficulty;
  readonly renderType: RenderType;
  /** A page of a standard or a search engine on it, where there is one. */
  readonly documentationUrl?: string;
}

/** A mobile-friendliness issue as the catalogue gives it out. */
export interface MobileFriendlyIssueInfo extends MobileFriendlyFacts {
  readonly id: MobileFriendlyIssueId;
  /** Whether there is a help article on it: `HelpArticle` and `HelpDialog` of `@sitelens/results/help`. */
  readonly helpArticle: boolean;
}

const facts: Readonly<Record<MobileFriendlyIssueId, MobileFriendlyFacts>> = {
  'viewport-not-set': {
    title: 'The page does not say that it fits on phones',
    impact: 'critical',
    disabilities: ['VISUAL'],
    difficulty: 'LOW',
    renderType: 'page-wide',
    documentationUrl: 'https://web.dev/articles/responsive-web-design-basics',
  },
  'multiple-viewports': {
    title: 'The page has several viewport tags',
    impact: 'moderate',
    disabilities: ['VISUAL'],
    difficulty: 'LOW',
    renderType: 'page-wide',
    documentationUrl: 'https://drafts.csswg.org/css-viewport/#viewport-meta',
  },
  'viewport-fixed-width': {
    title: 'The page is laid out at a fixed width',
    impact: 'serious',
    disabilities: ['VISUAL'],
    difficulty: 'MEDIUM',
    renderType: 'page-wide',
    documentationUrl: 'https://web.dev/articles/responsive-web-design-basics',
  },
  'viewport-zoom-prevented': {
    title: 'The page prevents zooming',
    impact: 'serious',
    disabilities: ['VISUAL'],
    difficulty: 'LOW',
    renderType: 'page-wide',
    documentationUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html',
  },
  'content-wider-than-screen': {
    title: 'The content is wider than the screen',
    impact: 'serious',
    disabilities: ['VISUAL', 'MOBILITY'],
    difficulty: 'MEDIUM',
    renderType: 'element',
    documentationUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
  },
  'tap-target-too-small': {
    title: 'Links and buttons are too small to tap',
    impact: 'serious',
    disabilities: ['MOBILITY'],
    difficulty: 'LOW',
    renderType: 'many-of-one-type',
    documentationUrl: 'https://web.dev/articles/accessible-tap-targets',
  },
  'tap-targets-too-close': {
    title: 'Links and buttons are too close to each other',
    impact: 'moderate',
    disabilities: ['MOBILITY'],
    difficulty: 'LOW',
    renderType: 'many-of-one-type',
    documentationUrl: 'https://developer.chrome.com/docs/lighthouse/seo/tap-targets',
  },
  'scrollable-area-too-small': {
    title: 'A scrollable area is too small to scroll',
    impact: 'moderate',
    disabilities: ['MOBILITY'],
    difficulty: 'MEDIUM',
    renderType: 'element',
    documentationUrl: 'https://developer.mozilla.org/en-US/docs/Web/CSS/overflow',
  },
  'h1-below-fold': {
    title: 'The main heading is not on the first screen',
    impact: 'minor',
    disabilities: ['COGNITIVE'],
    difficulty: 'MEDIUM',
    renderType: 'page-wide',
    documentationUrl: 'https://developers.google.com/search/docs/appearance/page-experience',
  },
  'text-too-small': {
    title: 'Text is too small to read',
    impact: 'serious',
    disabilities: ['VISUAL'],
    difficulty: 'LOW',
    renderType: 'many-of-one-type',
    documentationUrl: 'https://developer.chrome.com/docs/lighthouse/seo/font-size',
  },
  'form-field-text-too-small': {
    title: 'Form fields make phones zoom in',
    impact: 'moderate',
    disabilities: ['VISUAL', 'COGNITIVE'],
    difficulty: 'LOW',
    renderType: 'many-of-one-type',
  },
  'fixed-element-covers-screen': {
    title: 'Something covers most of the screen',
    impact: 'serious',
    disabilities: ['COGNITIVE', 'VISUAL'],
    difficulty: 'MEDIUM',
    renderType: 'element',
    documentationUrl: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
  },
  'media-not-scaling': {
    title: 'Images or other media do not shrink to the screen',
    impact: 'moderate',
    disabilities: ['VISUAL'],
    difficulty: 'LOW',
    renderType: 'element',
    documentationUrl: 'https://web.dev/learn/design/responsive-images',
  },
};

/** Every mobile-friendliness issue, in the order of {@link MOBILE_FRIENDLY_ISSUE_IDS}. */
export const mobileFriendlyIssues: readonly MobileFriendlyIssueInfo[] = MOBILE_FRIENDLY_ISSUE_IDS.map(
  (id) => ({ id, ...facts[id], helpArticle: hasHelpArticle(id) }),
);

const issueById: ReadonlyMap<string, MobileFriendlyIssueInfo> = new Map(
  mobileFriendlyIssues.map((issue) => [issue.id, issue]),
);

/** An issue's entry, or nothing for an id that the catalogue doesn't know. */
export function mobileFriendlyIssue(id: string): MobileFriendlyIssueInfo | undefined {
  return issueById.get(id);
}

/** The issue's title in plain words; the id itself for an unknown one. */
export function mobileFriendlyTitle(id: string): string {
  return mobileFriendlyIssue(id)?.title ?? id;
}
