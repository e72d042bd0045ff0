/** What of the golden scan a widget is shown for. */
export interface Place {
  readonly projectId: string;
  readonly scanId: string;
  readonly pageId: string;
  readonly accessibilityId: string;
  /** A mobile-friendliness issue. */
  readonly issueId: string;
  /** A page that has it. */
  readonly mobilePageId: string;
}
