import type { AccessibilityIssueList } from '@sitelens/api-client/contract';
import type { Reader } from '../access.ts';
import type { Database, Queries } from '../database.ts';
import type { Paging } from '../pages.ts';
import { issuesThatAreFixed, presentIssues, presentTotal, type RuleOnPage } from './issueRows.ts';
import { readableRuleOnPage } from './readableRuleOnPage.ts';
import { listRedactedIssues } from './redactedIssues.ts';
import { issuesSinceLastScan, type SinceLastScanFilter, sinceLastScanFilter } from './sinceLastScan.ts';

/** The issues of one rule on one page, in document order; those that are fixed after the others, if asked for. */
export async function listIssues(
  db: Database,
  reader: Reader,
  projectId: string,
  scanId: string,
  pageId: string,
  ruleId: string,
  query: Paging & SinceLastScanFilter,
): Promise<AccessibilityIssueList | undefined> {
  const readable = await readableRuleOnPage(db.queries, reader, { projectId, scanId, pageId, ruleId });
  if (readable === undefined) return undefined;
  const { found, access } = readable;
  return access.kind === 'whole'
    ? listWholeIssues(db.queries, found, query)
    : listRedactedIssues(db.queries, found, access, query);
}

async function listWholeIssues(
  queries: Queries,
  of: RuleOnPage,
  { page, size, filterSinceLastScan }: Paging & SinceLastScanFilter,
): Promise<AccessibilityIssueList> {
  const states = sinceLastScanFilter(filterSinceLastScan);
  const present = presentTotal(of, states);
  const fixed = states?.has('FIXED') ? of.fixedIssues : 0;
  const offset = page * size;
  const shown = await presentIssues(queries, of, states, { offset, limit: Math.min(size, present - offset) });
  const after = { offset: Math.max(0, offset - present), limit: size - shown.length };
  return {
    content: [...shown, ...(fixed === 0 ? [] : await issuesThatAreFixed(queries, of, after))],
    totalElements: present + fixed,
    ...issuesSinceLastScan(of.scan, of),
  };
}
