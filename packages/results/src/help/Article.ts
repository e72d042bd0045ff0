import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import type { ReactNode } from 'react';
import type { CriterionNumber } from '../catalogue/wcagCriteria.ts';

/** English prose; what stands between backticks is shown as code. */
export type Prose = string;

/** A group of people, and what the issue does to them. */
interface Hurt {
  readonly who: string;
  readonly how: Prose;
}

/** The same piece of a page with the issue and without it. */
export interface Example {
  /** What the two show, where an article has several. */
  readonly title?: string;
  /** Default: `html`. */
  readonly language?: 'html' | 'css';
  readonly before: string;
  readonly after: string;
}

/** In an article it stands by itself; as a summary it stands where the failing element is shown already. */
export type FindingPlace = 'article' | 'summary';

/**
 * What the scanner noted on one issue, told in words and pictures; nothing where it noted nothing that
 * helps. The issue stands on the word of a scanned page: hostile.
 */
export type Finding = (issue: AccessibilityIssue, place: FindingPlace) => ReactNode;

/** A page of a standard, or of a search engine, that an article stands on. */
interface Standard {
  readonly name: string;
  readonly url: `https://${string}`;
}

/** A help article on one rule or on issues of a kind, for site owners and developers. */
export interface Article {
  /** What is wrong. */
  readonly wrong: readonly Prose[];
  readonly hurts: readonly [Hurt, ...Hurt[]];
  /** How to find it on a page, by hand. */
  readonly find: readonly Prose[];
  /** How to fix it; the first is the way that suits most. */
  readonly fix: readonly Prose[];
  readonly examples: readonly [Example, ...Example[]];
  /** How to check the fix. */
  readonly check: readonly Prose[];
  readonly finding?: Finding;
  /** WCAG criteria, for what is no rule of axe-core: the catalogue knows those of its rules. */
  readonly criteria?: readonly CriterionNumber[];
  readonly standards?: readonly Standard[];
}
