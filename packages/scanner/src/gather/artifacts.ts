import type { Impact, PageDimensions, ScreenSize, Target } from '@sitelens/api-client/contract';
import type { ElementDescription, ElementKey } from './elementKey.ts';
import type { MobileArtifacts } from './mobileArtifacts.ts';

interface RelatedNodeArtifact {
  readonly html: string;
  readonly target: Target;
  readonly element?: ElementKey;
}

export interface CheckArtifact {
  readonly id: string;
  readonly message: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** One element that violates one rule at one size, as axe-core tells it. */
export interface ViolationArtifact {
  readonly ruleId: string;
  readonly impact: Impact;
  readonly tags: readonly string[];
  readonly html: string;
  readonly target: Target;
  /** Absent when the element can't be found any more. */
  readonly element?: ElementKey;
  readonly description: ElementDescription;
  readonly any: readonly CheckArtifact[];
  readonly all: readonly CheckArtifact[];
  readonly none: readonly CheckArtifact[];
  readonly relatedNodes: readonly RelatedNodeArtifact[];
}

/** In CSS pixels of the full page. */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Everything that is known about a page at one size. Plain data: checks need no browser. */
export interface SizeArtifacts {
  readonly screenSize: ScreenSize;
  /** Which load of the page it is from: element keys mean the same element within one load. */
  readonly load: number;
  readonly dimensions: PageDimensions;
  /** In axe-core's order: by rule, then by document. */
  readonly violations: readonly ViolationArtifact[];
  /** Of elements that have one. */
  readonly boxes: ReadonlyMap<ElementKey, PageBox>;
  /** Absent where the size has no such evaluator. */
  readonly mobile?: MobileArtifacts;
}
