import type { AccessibilityCategoryList } from '@sitelens/api-client/contract';

/** Counts of issues by what has become of them since their pages were last scanned. */
export interface IssueChanges {
  readonly newIssues: number;
  readonly fixedIssues: number;
}

/**
 * What is new and what was fixed, from the rules of which something is.
 *
 * @param changed the first page of the categories that are filtered by NEW and FIXED
 * @returns nothing where not all of these rules are on the page, or the reader is shown a part: that would be no answer;
 *   nor where nothing was compared, as in a project's first scan
 */
export function issueChanges(changed: AccessibilityCategoryList): IssueChanges | undefined {
  const { data, paginationDetails, facets, redaction } = changed;
  // To a redacted reader no issue is fixed: those are withheld.
  const isWhole = data.length === paginationDetails.totalRecords && redaction === undefined;
  const isCompared = facets.sinceLastScan.length > 0;
  if (!isWhole || !isCompared) return undefined;
  return data.reduce(
    ({ newIssues, fixedIssues }, { sinceLastScan }) => ({
      newIssues: newIssues + (sinceLastScan?.new ?? 0),
      fixedIssues: fixedIssues + (sinceLastScan?.fixed ?? 0),
    }),
    { newIssues: 0, fixedIssues: 0 },
  );
}
