import {
  accessibilityIssueBoxesQuery,
  accessibilityIssuesQuery,
  pageQuery,
} from '@sitelens/api-client/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { issueBox } from '../screenshot/geometry/issueBox.ts';
import { issueBoxesParams, pageIssuesParams, type RuleOnPage } from './pageIssuesParams.ts';
import { listPage, type PageIssuesView } from './pageIssuesView.ts';
import { useSitelensClient } from './SitelensClientContext.ts';

/** A page, all boxes of a rule on it, and the page of the rule's issues that a view shows. */
export function usePageIssues(place: RuleOnPage, view: PageIssuesView) {
  const client = useSitelensClient();
  const page = useQuery(pageQuery(client, place));
  const boxList = useQuery({
    ...accessibilityIssueBoxesQuery(client, issueBoxesParams(place, view)),
    placeholderData: keepPreviousData,
  });
  const boxes = useMemo(
    () => boxList.data?.content.map((box) => issueBox(box, box.position)),
    [boxList.data],
  );
  const shownView = { ...view, page: listPage(view, boxes ?? []) };
  const issues = useQuery({
    ...accessibilityIssuesQuery(client, pageIssuesParams(place, shownView)),
    placeholderData: keepPreviousData,
  });
  return { page, boxList, boxes, issues, shownView };
}
