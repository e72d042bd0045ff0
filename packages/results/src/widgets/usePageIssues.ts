import {
  accessibilityIssueBoxesQuery,
  accessibilityIssuesQuery,
  type PageReference,
  pageQuery,
} from '@sitelens/api-client/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SINCE_LAST_SCAN } from '../accessibility/sinceLastScanFilter.ts';
import { issueBox } from '../screenshot/geometry/issueBox.ts';
import { listPage, type PageIssuesView } from './pageIssuesView.ts';
import { useSitelensClient } from './SitelensClientContext.ts';

export interface RuleOnPage extends PageReference {
  /** The rule's id, such as `image-alt`. */
  readonly accessibilityId: string;
}

/** The filter of a view, as the calls take it. */
export function issuesFilter({ filters }: Pick<PageIssuesView, 'filters'>) {
  const { [SINCE_LAST_SCAN]: chosen = [] } = filters;
  return chosen.length > 0 ? { filterSinceLastScan: chosen } : {};
}

/** A page, all boxes of a rule on it, and the page of the rule's issues that a view shows. */
export function usePageIssues(place: RuleOnPage, view: PageIssuesView) {
  const client = useSitelensClient();
  const filter = issuesFilter(view);
  const page = useQuery(pageQuery(client, place));
  const boxList = useQuery({
    ...accessibilityIssueBoxesQuery(client, { ...place, ...filter }),
    placeholderData: keepPreviousData,
  });
  const boxes = useMemo(
    () => boxList.data?.content.map((box) => issueBox(box, box.position)),
    [boxList.data],
  );
  const shownView = { ...view, page: listPage(view, boxes ?? []) };
  const issues = useQuery({
    ...accessibilityIssuesQuery(client, {
      ...place,
      ...filter,
      page: shownView.page,
      size: view.rowsPerPage,
    }),
    placeholderData: keepPreviousData,
  });
  return { page, boxList, boxes, issues, shownView };
}
