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
import { redactionOf } from '../redaction.ts';
import { issues } from '../schema.ts';
import { presentCondition, presentTotal, type RuleOnPage, type States } from './issueRows.ts';
import { readableRuleOnPage } from './readableRuleOnPage.ts';
import { stateFilter, visibilityOf, visibleIssues } from './redactedIssues.ts';
import { type SinceLastScanFilter, sinceLastScanFilter } from './sinceLastScan.ts';

const MAX_BOXES = 5_000;

/** Where the issues of one rule on one page are, in document order: the first 5,000. */
export async function listIssueBoxes(
  db: Database,
  reader: Reader,
  projectId: string,
  scanId: string,
  pageId: string,
  ruleId: string,
  filter: SinceLastScanFilter,
): Promise<AccessibilityIssueBoxList | undefined> {
  const readable = await readableRuleOnPage(db.queries, reader, { projectId, scanId, pageId, ruleId });
  if (readable === undefined) return undefined;
  const { found, access } = readable;
  return access.kind === 'whole'
    ? listWholeBoxes(db.queries, found, filter)
    : listVisibleBoxes(db.queries, found, access, filter);
}

async function listWholeBoxes(
  queries: Queries,
  of: RuleOnPage,
  { filterSinceLastScan }: SinceLastScanFilter,
): Promise<AccessibilityIssueBoxList> {
  const states = sinceLastScanFilter(filterSinceLastScan);
  const totalElements = presentTotal(of, states);
  if (totalElements === 0) return { content: [], totalElements };
  return { content: await readBoxes(queries, of, states), totalElements };
}

/** In one value: thousands of rows cost more to take apart than to read. */
async function readBoxes(
  queries: Queries,
  of: RuleOnPage,
  states: States,
): Promise<readonly AccessibilityIssueBox[]> {
  const { identity, finding, position } = issues;
  const first = queries
    .select({
      identity,
      position,
      target: sql`${finding} -> 'target'`.as('target'),
      boundingBoxes: sql`${finding} -> 'boundingBoxes'`.as('bounding_boxes'),
    })
    .from(issues)
    .where(presentCondition(of, states))
    .orderBy(position)
    .limit(MAX_BOXES)
    .as('first');
  const box = sql`json_build_array(${first.identity}, ${first.target}, ${first.boundingBoxes})`;
  const [row] = await queries
    .select({
      boxes: sql<
        readonly (readonly [string, Target, BoundingBoxes])[] | null
      >`json_agg(${box} order by ${first.position})`,
    })
    .from(first);
  return (row?.boxes ?? []).map(([id, target, boundingBoxes], at) => ({
    id,
    position: at,
    target,
    boundingBoxes,
  }));
}

/** Of the issues that a redacted reader sees, and no others. */
async function listVisibleBoxes(
  queries: Queries,
  of: RuleOnPage,
  access: ReadAccess,
  { filterSinceLastScan }: SinceLastScanFilter,
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
