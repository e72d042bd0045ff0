import {
  type AccessibilityIssue,
  type BoundingBoxes,
  SCREEN_SIZE_NAMES,
  type ScreenSize,
} from '@sitelens/api-client/contract';

/** What the viewer needs to know of an issue: a page may have thousands, so it is little. */
export interface IssueBox {
  readonly id: string;
  /** Zero-based, in document order, among all issues of the rule on the page. */
  readonly position: number;
  /** The element for people who can't see its box: its HTML or selector. Hostile text of any length. */
  readonly name: string;
  /** For each screen size, fractions (0 to 1) of the whole page. */
  readonly boundingBoxes: BoundingBoxes;
}

/** What can be boxed: an `AccessibilityIssue`, an `AccessibilityIssueBox`, or another finding with a place. */
export type BoxedIssue = Pick<AccessibilityIssue, 'id' | 'boundingBoxes'> &
  Partial<Pick<AccessibilityIssue, 'html' | 'target'>>;

/** An issue as the viewer takes it. It is named by its HTML, or else by its selector. */
export function issueBox(issue: BoxedIssue, position: number): IssueBox {
  const { id, boundingBoxes, html, target = [] } = issue;
  // Combinators between frames and shadow roots are left out: they can't be said aloud.
  return { id, position, boundingBoxes, name: html || target.flat().join(' ') };
}

/** The sizes at which the issue was found and has a place, whether that can be marked or not. */
export function sizesWithBox({ boundingBoxes }: IssueBox): ScreenSize[] {
  return SCREEN_SIZE_NAMES.filter((size) => boundingBoxes[size] !== undefined);
}
