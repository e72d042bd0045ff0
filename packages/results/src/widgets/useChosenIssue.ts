import type { AccessibilityIssueList } from '@sitelens/api-client/contract';
import { useMemo } from 'react';
import { useMediaQuery } from '../internal/useMediaQuery.ts';
import { issueBox } from '../screenshot/geometry/issueBox.ts';
import { chosenIssue, type PageIssuesView, shownScreenSize, withIssue } from './pageIssuesView.ts';
import type { PageIssueQueries } from './usePageIssues.ts';

/** Narrower than a tablet (specification, section 9). */
const NARROW = '(max-width: 767px)';

/** The issue that is chosen, of all issues of the rule on the page; and how another one is. */
export function useChosenIssue(
  list: AccessibilityIssueList,
  { boxes, shownView, issues: query }: PageIssueQueries,
  view: PageIssuesView,
  setView: (view: PageIssuesView) => void,
) {
  const isNarrow = useMediaQuery(NARROW);
  const issues = useMemo(() => list.content.filter(({ redacted }) => !redacted), [list]);
  const before = shownView.page * shownView.rowsPerPage;
  // Until all boxes are there, and where they can't be had, those of the list's page have to do.
  const shownBoxes = useMemo(
    () => boxes ?? issues.map((issue, index) => issueBox(issue, before + index)),
    [boxes, issues, before],
  );
  const boxed = shownBoxes.find(({ id }) => id === view.issueId);
  const listed = chosenIssue(issues, view);
  // On the way to another page of the list, none of those that still stand there is the chosen one.
  const isOnTheWay = view.issueId !== undefined && query.isPlaceholderData;
  const chosen = listed?.id === view.issueId ? listed : (boxed ?? (isOnTheWay ? undefined : listed));

  function open({ issueId }: { issueId: string }) {
    const box = shownBoxes.find(({ id }) => id === issueId);
    const at = issues.findIndex(({ id }) => id === issueId);
    const issue = issues[at] ?? box;
    if (issue) setView(withIssue(view, issue, box?.position ?? before + at));
  }

  return {
    issues,
    boxes: shownBoxes,
    issueId: chosen?.id,
    screenSize: shownScreenSize(chosen, view, isNarrow),
    open,
  };
}
