import type { SinceLastScan } from '@sitelens/api-client/contract';
import type { Finding } from '@sitelens/scanner';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import type { FindingEvaluator } from '../findings/evaluators.ts';
import { issues } from '../schema.ts';
import { countedPages, type IssuesPage, isRuleOf } from './countedPages.ts';
import { type Pack, packPages } from './packPages.ts';
import { ScanRemovedError } from './scanRemovedError.ts';

/** An issue that is there now, with its page. */
export interface ExportedIssue {
  readonly page: IssuesPage;
  readonly finding: Finding;
  readonly sinceLastScan?: Exclude<SinceLastScan, 'FIXED'>;
}

interface IssueRow {
  readonly pageId: string;
  readonly ruleId: string;
  readonly position: number;
  readonly finding: Finding;
  readonly sinceLastScan: Exclude<SinceLastScan, 'FIXED'> | null;
}

/** Rows that are read at a time: a few megabytes at most, and some ten milliseconds of the embedded database. */
const ISSUES_A_QUERY = 250;

/**
 * The issues of one evaluator in an ended scan, by page, rule and place in the document. Nothing changes in a
 * scan that has ended, so that its parts fit together without a snapshot; it can only be deleted meanwhile.
 *
 * @throws ScanRemovedError
 */
export async function* issuesOfScan(
  queries: Queries,
  scanId: string,
  evaluator: FindingEvaluator,
): AsyncGenerator<readonly ExportedIssue[]> {
  for await (const part of countedPages(queries, scanId, evaluator)) {
    for (const pack of packPages(part, ISSUES_A_QUERY)) yield* issuesOfPack(queries, pack, evaluator);
  }
}

async function* issuesOfPack(
  queries: Queries,
  { pages, totalIssues }: Pack<IssuesPage>,
  evaluator: FindingEvaluator,
): AsyncGenerator<readonly ExportedIssue[]> {
  let last: IssueRow | undefined;
  for (let read = 0; read < totalIssues; ) {
    const rows = await readRows(queries, pages, evaluator, last);
    if (rows.length === 0) throw new ScanRemovedError();
    yield inOrderOf(pages, rows);
    read += rows.length;
    last = rows.at(-1);
  }
}

/** Only a page that stands alone has more rows than one query reads; its next ones follow the last. */
async function readRows(
  queries: Queries,
  pages: readonly IssuesPage[],
  evaluator: FindingEvaluator,
  last: IssueRow | undefined,
): Promise<readonly IssueRow[]> {
  const { pageId, ruleId, position, finding, sinceLastScan } = issues;
  const ids = pages.map(({ id }) => id);
  return queries
    .select({ pageId, ruleId, position, finding, sinceLastScan })
    .from(issues)
    .where(
      and(
        ids.length === 1 && ids[0] !== undefined ? eq(pageId, ids[0]) : inArray(pageId, ids),
        isRuleOf(ruleId, evaluator),
        last && isAfter(last),
      ),
    )
    .orderBy(asc(pageId), asc(ruleId), asc(position))
    .limit(ISSUES_A_QUERY);
}

function isAfter({ pageId, ruleId, position }: IssueRow): SQL {
  return sql`(${issues.pageId}, ${issues.ruleId}, ${issues.position}) > (${pageId}, ${ruleId}, ${position})`;
}

function inOrderOf(pages: readonly IssuesPage[], rows: readonly IssueRow[]): readonly ExportedIssue[] {
  const byPage = Map.groupBy(rows, ({ pageId }) => pageId);
  return pages.flatMap((page) =>
    (byPage.get(page.id) ?? []).map(({ finding, sinceLastScan }) => ({
      page,
      finding,
      ...(sinceLastScan !== null && { sinceLastScan }),
    })),
  );
}
