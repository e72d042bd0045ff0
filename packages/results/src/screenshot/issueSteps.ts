import type { IssueBox } from './geometry/issueBox.ts';

/** Where one is among the issues, and where one can go. */
export interface IssueSteps {
  readonly current: IssueBox | undefined;
  readonly previous: IssueBox | undefined;
  readonly next: IssueBox | undefined;
}

/** From nothing chosen the next issue is the first. */
export function issueSteps(issues: readonly IssueBox[], focusedIssueId: string | undefined): IssueSteps {
  const at = issues.findIndex(({ id }) => id === focusedIssueId);
  return { current: issues[at], previous: issues[at - 1], next: issues[at + 1] };
}
