import type { AccessibilityIssueBoxList, AccessibilityIssueList } from '@sitelens/api-client/contract';
import { type PageReference, pageQuery, type ReadQuery } from '@sitelens/api-client/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { issueBox } from '../screenshot/geometry/issueBox.ts';
import { listPage, type PageIssuesView } from './pageIssuesView.ts';
import { useSitelensClient } from './SitelensClientContext.ts';

/** What is asked for about the issues of one kind on a page, and how the answer is read. */
interface AskedIssues<List> {
  readonly boxes: ReadQuery<AccessibilityIssueBoxList>;
  readonly issues: (view: PageIssuesView) => ReadQuery<List>;
  /** The answer in the one shape that issues are shown from; always the same function. */
  readonly listOf: (list: List) => AccessibilityIssueList;
}

/** What is known of one rule's issues on one page: each part may be on its way, or not to be had. */
export type PageIssueQueries = ReturnType<typeof usePageIssues>;

/** A page, all boxes of a rule on it, and the page of the rule's issues that a view shows. */
export function usePageIssues<List>(place: PageReference, asked: AskedIssues<List>, view: PageIssuesView) {
  const page = useQuery(pageQuery(useSitelensClient(), place));
  const boxList = useQuery({ ...asked.boxes, placeholderData: keepPreviousData });
  const boxes = useMemo(
    () => boxList.data?.content.map((box) => issueBox(box, box.position)),
    [boxList.data],
  );
  const shownView = { ...view, page: listPage(view, boxes ?? []) };
  const issues = useQuery({
    ...asked.issues(shownView),
    select: asked.listOf,
    placeholderData: keepPreviousData,
  });
  return { page, boxList, boxes, issues, shownView };
}
