import type { Finding } from '@sitelens/scanner';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { likenessOf } from '../components/likenessOf.ts';
import type { Queries } from '../database.ts';
import { fixedIssues, issues, pages, type scans } from '../schema.ts';
import { type ComparedIssue, compareIssues, type Standing } from './compareIssues.ts';

/** What has become of a page's issues since it was last scanned. */
export interface Comparison {
  /** One for each of the page's findings, in their order. */
  readonly standings: readonly Standing[];
  /** Of those that are gone, one by one, what rules are summed up by. */
  readonly fixed: readonly Pick<Finding, 'ruleId' | 'impact' | 'tags'>[];
}

interface EarlierIssue extends ComparedIssue {
  readonly position: number;
}

/**
 * Compares a page with the same address in the latest earlier scan of the project that scanned it, and keeps
 * what is gone. Undefined in a project's first scan.
 */
export async function compareWithLastScan(
  tx: Queries,
  scan: typeof scans.$inferSelect,
  page: { readonly id: string; readonly url: string; readonly keyHash: string },
  findings: readonly Finding[],
): Promise<Comparison | undefined> {
  if (!scan.hasEarlierScan) return undefined;
  const earlierPage = await lastScannedPage(tx, scan, page.keyHash);
  if (earlierPage === undefined) return { standings: findings.map(() => 'NEW'), fixed: [] };
  const earlier = await issuesOf(tx, earlierPage);
  const now = findings.map((finding) => withLikeness({ ...finding, identity: finding.id }, page.url));
  const { standings, gone } = compareIssues(earlier, now);
  return { standings, fixed: await keepFixed(tx, page.id, earlierPage.id, gone) };
}

/** Only one scan of a project runs at a time: what was scanned by another one is of an earlier, ended scan. */
async function lastScannedPage(
  tx: Queries,
  scan: typeof scans.$inferSelect,
  keyHash: string,
): Promise<EarlierPage | undefined> {
  const [page] = await tx
    .select({ id: pages.id, url: pages.url })
    .from(pages)
    .where(
      and(
        eq(pages.projectId, scan.projectId),
        eq(pages.keyHash, keyHash),
        // Not as a parameter: the partial index is used only where its condition can be seen.
        sql`${pages.outcome} = 'SCANNED'`,
        ne(pages.scanId, scan.id),
      ),
    )
    .orderBy(desc(pages.scannedAt))
    .limit(1);
  return page;
}

interface EarlierPage {
  readonly id: string;
  readonly url: string;
}

async function issuesOf(tx: Queries, { id, url }: EarlierPage): Promise<EarlierIssue[]> {
  const rows = await tx
    .select({
      ruleId: issues.ruleId,
      position: issues.position,
      identity: issues.identity,
      html: sql<Finding['html']>`${issues.finding}->>'html'`,
      target: sql<Finding['target']>`${issues.finding}->'target'`,
    })
    .from(issues)
    .where(eq(issues.pageId, id))
    .orderBy(asc(issues.ruleId), asc(issues.position));
  return rows.map((row) => withLikeness(row, url));
}

/** Once computed it is kept: an issue is asked more than once. */
function withLikeness<Issue extends Pick<Finding, 'ruleId' | 'html' | 'target'>>(
  issue: Issue,
  pageUrl: string,
) {
  let likeness: string | undefined;
  return {
    ...issue,
    likeness: () => {
      likeness ??= likenessOf(issue, pageUrl);
      return likeness;
    },
  };
}

async function keepFixed(
  tx: Queries,
  pageId: string,
  earlierPageId: string,
  gone: readonly EarlierIssue[],
): Promise<Comparison['fixed']> {
  if (gone.length === 0) return [];
  const next = new Map<string, number>();
  const moves = gone.map(({ ruleId, position: earlierPosition }) => {
    const position = next.get(ruleId) ?? 0;
    next.set(ruleId, position + 1);
    return { ruleId, earlierPosition, position };
  });
  await tx.execute(sql`
    insert into fixed_issues (page_id, rule_id, position, finding)
    select ${pageId}::uuid, issues.rule_id, gone."position", ${WITHOUT_BOXES}
    from json_to_recordset(${JSON.stringify(moves)}::text::json)
      as gone("ruleId" text, "earlierPosition" integer, "position" integer)
    join issues on issues.page_id = ${earlierPageId}::uuid and issues.rule_id = gone."ruleId"
      and issues.position = gone."earlierPosition"`);
  return tx
    .select({
      ruleId: fixedIssues.ruleId,
      impact: sql<Finding['impact']>`${fixedIssues.finding}->>'impact'`,
      tags: sql<Finding['tags']>`${fixedIssues.finding}->'tags'`,
    })
    .from(fixedIssues)
    .where(eq(fixedIssues.pageId, pageId))
    .orderBy(asc(fixedIssues.ruleId), asc(fixedIssues.position));
}

const WITHOUT_BOXES = sql`issues.finding || jsonb_build_object(
  'boundingBoxes', '{}'::jsonb,
  'relatedNodes', coalesce(
    (select jsonb_agg(node - 'boundingBox' - 'boundingBoxes' order by place)
      from jsonb_array_elements(issues.finding->'relatedNodes') with ordinality as related(node, place)),
    '[]'::jsonb))`;
