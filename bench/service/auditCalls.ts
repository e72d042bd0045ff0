import { sql } from 'drizzle-orm';
import type { Database } from '../../apps/service/src/store/database.ts';
import { listIssues } from '../../apps/service/src/store/findings/issueList.ts';
import { listMobileFriendlyCategories } from '../../apps/service/src/store/findings/mobileFriendly.ts';
import { listRulePages } from '../../apps/service/src/store/findings/rulePages.ts';
import { countSiteAuditIssues } from '../../apps/service/src/store/siteAudit/siteAuditCounts.ts';
import { listSiteAuditIssues } from '../../apps/service/src/store/siteAudit/siteAuditIssues.ts';
import type { Filled } from './fill.ts';
import { COMMON_MOBILE_ISSUE, COMMON_TYPE, DUPLICATES, SITE_AUDIT_ROWS } from './fillSiteAudit.ts';
import type { ListCall } from './listCalls.ts';

const SIZE = 50;
const FIRST = { page: 0, size: SIZE };

/** The calls of mobile-friendliness and site audit, at the start of their lists and deep in them. */
export function auditCalls(db: Database, filled: Filled): readonly ListCall[] {
  const { organisationId, projectId, scanId, pageIds } = filled;
  const scan = [db, organisationId, projectId, scanId] as const;
  const run = (statement: ReturnType<typeof sql>) => db.queries.execute(statement);
  const pageOf = (turn: number) => pageIds[(turn * 10) % pageIds.length] ?? '';
  const deepIn = (rows: number) => (turn: number) => Math.max(0, Math.floor(rows / SIZE) - 1 - (turn % 20));
  const ofMobile = sql`from issues join pages on page_id = id
    where scan_id = ${scanId}::uuid and rule_id = ${COMMON_MOBILE_ISSUE}`;
  const rowsOf = (type: string, offset: number) => sql`
    select *, count(*) over () as total from site_audit_issues
    where scan_id = ${scanId}::uuid and issue_type = ${type} order by position limit ${SIZE} offset ${offset}`;
  const rows = (part: (turn: number) => number) => ({
    call: (turn: number) => listSiteAuditIssues(...scan, COMMON_TYPE, { page: part(turn), size: SIZE }),
    naive: (turn: number) => run(rowsOf(COMMON_TYPE, part(turn) * SIZE)),
  });
  // As the naive way would find them: by the titles of all pages.
  const duplicates = () =>
    run(sql`
    select title, array_agg(url order by ordinal), count(*) over () as total from pages
    where scan_id = ${scanId}::uuid group by title limit ${SIZE}`);
  return [
    {
      name: 'mobile categories',
      call: () => listMobileFriendlyCategories(...scan, { ...FIRST, order: 'desc', orderBy: 'impact' }),
      naive: () => run(sql`select rule_id, count(*), count(distinct page_id) ${ofMobile} group by rule_id`),
    },
    {
      name: 'pages of a mobile issue',
      call: () =>
        listRulePages(...scan, COMMON_MOBILE_ISSUE, { ...FIRST, order: 'desc', orderBy: 'totalIssues' }),
      naive: () => run(sql`select id, count(*) ${ofMobile} group by id order by 2 desc limit ${SIZE}`),
    },
    {
      name: 'a mobile issue on a page',
      call: (turn) => listIssues(...scan, pageOf(turn), COMMON_MOBILE_ISSUE, FIRST),
      naive: (turn) => run(sql`select finding ${ofMobile} and page_id = ${pageOf(turn)}::uuid`),
    },
    {
      name: 'site audit by type',
      call: () => countSiteAuditIssues(...scan),
      naive: () =>
        run(
          sql`select issue_type, count(*) from site_audit_issues where scan_id = ${scanId}::uuid group by 1`,
        ),
    },
    { name: 'issues of a type', ...rows(() => 0) },
    { name: 'issues of a type, deep', ...rows(deepIn(SITE_AUDIT_ROWS / 2)) },
    {
      name: 'duplicates of 100 pages each, deep',
      call: (turn) =>
        listSiteAuditIssues(...scan, 'DUPLICATE_TITLE_TAGS', { page: deepIn(DUPLICATES)(turn), size: SIZE }),
      naive: duplicates,
    },
  ];
}
