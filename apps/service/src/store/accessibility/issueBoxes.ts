import type {
  AccessibilityIssue,
  AccessibilityIssueBox,
  AccessibilityIssueBoxList,
  BoundingBoxes,
  Target,
} from '@sitelens/api-client/contract';
import { sql } from 'drizzle-orm';
import type { ReadAccess, Reader } from '../access.ts';
import type { Database, Queries } from '../database.ts';
import { readableScan } from '../readable.ts';
import { redactionOf } from '../redaction.ts';
import { issues } from '../schema.ts';
import type { IssueFilter } from './issueList.ts';
import { findRuleOnPage, presentCondition, presentTotal, type RuleOnPage } from './issueRows.ts';
import { stateFilter, visibilityOf, visibleIssues } from './redactedIssues.ts';
import { sinceLastScanFilter } from './sinceLastScan.ts';

const MAX_BOXES = 5_000;

/** Where the issues of one rule on one page are, in document order: the first 5,000. */
export async function listIssueBoxes(
  db: Database,
  reader: Reader,
  projectId: string,
  scanId: string,
  pageId: string,
  ruleId: string,
  filter: IssueFilter,
): Promise<AccessibilityIssueBoxList | undefined> {
  const readable = await readableScan(db.queries, reader, projectId, scanId);
  if (readable === undefined) return undefined;
  const { scan, access } = readable;
  const found = await findRuleOnPage(db.queries, scan, pageId, ruleId);
  if (found === undefined) return undefined;
  return access.kind === 'whole'
    ? listWholeBoxes(db.queries, found, filter)
    : listVisibleBoxes(db.queries, found, access, filter);
}

async function listWholeBoxes(
  queries: Queries,
  of: RuleOnPage,
  { filterSinceLastScan }: IssueFilter,
): Promise<AccessibilityIssueBoxList> {
  const states = sinceLastScanFilter(filterSinceLastScan);
  const totalElements = presentTotal(of, states);
  if (totalElements === 0) return { content: [], totalElements };
  const { finding } = issues;
  const rows = await queries
    .select({
      id: issues.identity,
      target: sql<Target>`${finding} -> 'target'`,
      boundingBoxes: sql<BoundingBoxes>`${finding} -> 'boundingBoxes'`,
    })
    .from(issues)
    .where(presentCondition(of, states))
    .orderBy(issues.position)
    .limit(MAX_BOXES);
  return { content: rows.map((row, position) => ({ ...row, position })), totalElements };
}

/** Of the issues that a redacted reader sees, and no others. */
async function listVisibleBoxes(
  queries: Queries,
  of: RuleOnPage,
  access: ReadAccess,
  { filterSinceLastScan }: IssueFilter,
): Promise<AccessibilityIssueBoxList> {
  const visibility = await visibilityOf(queries, of);
  if (visibility.kind === 'withheld') {
    return { content: [], totalElements: 0, ...redactionOf(access, visibility.withheldRules) };
  }
  const visible = visibility.kind === 'shown' ? await visibleIssues(queries, of) : [];
  const passing = visible.filter(stateFilter(sinceLastScanFilter(filterSinceLastScan)));
  return {
    content: passing.map(toBox),
    totalElements: of.totalIssues,
    ...redactionOf(access, of.totalIssues - visible.length),
  };
}

function toBox({ id, target, boundingBoxes }: AccessibilityIssue, position: number): AccessibilityIssueBox {
  return { id, position, target, boundingBoxes };
}
