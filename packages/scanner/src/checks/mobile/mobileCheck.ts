import type { AccessibilityIssue, Impact, MobileFriendlyIssueId } from '@sitelens/api-client/contract';
import type { ElementKey } from '../../gather/elementKey.ts';
import type { MobileMeasurements } from '../../gather/mobileArtifacts.ts';

/** One element that makes trouble on a phone. */
export interface MobileProblem {
  readonly element: ElementKey;
  /** What is to be done, as a sentence. */
  readonly message: string;
  /** What was measured, in CSS pixels unless its name says otherwise. */
  readonly measured: Readonly<Record<string, unknown>>;
  /** Others that have to do with it. */
  readonly relatedElements?: readonly ElementKey[];
  readonly bodyWidths?: NonNullable<AccessibilityIssue['data']>;
}

/** Which of a finding's lists says what to do, as axe-core names them. */
type Remedy = 'possibleSolutions' | 'mustMatchAll' | 'mustNotMatch';

/** A mobile check: pure, and the same for the same measurements. */
export interface MobileCheck {
  readonly id: MobileFriendlyIssueId;
  readonly impact: Impact;
  /** WCAG criteria that the problem fails, or `best-practice`. */
  readonly tags: readonly string[];
  readonly remedy: Remedy;
  /**
   * Whether the problem is one of the page, whose element need not show: then the finding's box is what is
   * seen first where the element has none. Of any other, an element that doesn't show has no finding.
   */
  readonly isPageWide?: true;
  /** In document order. */
  find(measurements: MobileMeasurements): MobileProblem[];
}

/** As people write a length: without the noise of sub-pixels. */
export function pixels(length: number): number {
  return Math.round(length * 100) / 100;
}
