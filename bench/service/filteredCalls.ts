import { sql } from 'drizzle-orm';
import type { Database } from '../../apps/service/src/store/database.ts';
import { listCategories } from '../../apps/service/src/store/findings/categories.ts';
import { listIssueBoxes } from '../../apps/service/src/store/findings/issueBoxes.ts';
import { listIssues } from '../../apps/service/src/store/findings/issueList.ts';
import { listRulePages } from '../../apps/service/src/store/findings/rulePages.ts';
import { listPages } from '../../apps/service/src/store/pages.ts';
import type { Filled } from './fill.ts';
import { COMMON_RULE, CROWDED_RULE, MANY } from './fillScan.ts';
import type { ListCall } from './listCalls.ts';

const SIZE = 50;
const FIRST = { page: 0, size: SIZE };
const NEW = { filterSinceLastScan: 'NEW' };
const SEVEREST = { order: 'desc', orderBy: 'impact' } as const;
const MOST_ISSUES = { order: 'desc', orderBy: 'totalIssues' } as const;

/** Calls with a filter, deep in their lists where that costs most, and the boxes of a crowded page. */
export function filteredCalls(db: Database, filled: Filled): readonly ListCall[] {
  const { organisationId, projectId, scanId, pageIds, crowdedPageId } = filled;
  const scan = [db, organisationId, projectId, scanId] as const;
  const deep = (of: number) => (turn: number) => Math.max(0, Math.floor(of / SIZE) - 1 - (turn % 20));
  const deepInPages = deep(pageIds.length * 0.2);
  const deepInIssues = deep(MANY / 3);
  const newPages = (offset: number) => sql`
    select page_id, count(*), count(*) over () as total from issues join pages on page_id = id
    where scan_id = ${scanId}::uuid and rule_id = ${COMMON_RULE} and since_last_scan = 'NEW'
    group by page_id order by 2 desc limit ${SIZE} offset ${offset}`;
  const crowd = sql`select finding from issues
    where page_id = ${crowdedPageId}::uuid and rule_id = ${CROWDED_RULE} order by position`;
  return [
    {
      name: 'categories, filtered',
      call: () => listCategories(...scan, { ...FIRST, ...SEVEREST, ...NEW, filterTags: 'wcag2aa' }),
      naive: () =>
        db.queries.execute(sql`select rule_id, count(*), count(distinct page_id) from issues
          join pages on page_id = id where scan_id = ${scanId}::uuid group by rule_id`),
    },
    {
      name: 'new pages of a rule, deep',
      call: (turn) =>
        listRulePages(...scan, COMMON_RULE, { ...MOST_ISSUES, ...NEW, page: deepInPages(turn), size: SIZE }),
      naive: (turn) => db.queries.execute(newPages(deepInPages(turn) * SIZE)),
    },
    {
      name: 'new issues on a crowded page, deep',
      call: (turn) =>
        listIssues(...scan, crowdedPageId, CROWDED_RULE, { ...NEW, page: deepInIssues(turn), size: SIZE }),
      naive: () => db.queries.execute(crowd),
    },
    {
      name: '5,000 boxes of a crowded page',
      call: () => listIssueBoxes(...scan, crowdedPageId, CROWDED_RULE, {}),
      naive: () => db.queries.execute(crowd),
    },
  ];
}

/** The same lists as a visitor of a public project reads them. */
export function redactedCalls(
  db: Database,
  { projectId, scanId, crowdedPageId }: Filled,
): readonly ListCall[] {
  const scan = [db, undefined, projectId, scanId] as const;
  const whole = () =>
    db.queries.execute(sql`select rule_id, count(*), count(distinct page_id) from issues
      join pages on page_id = id where scan_id = ${scanId}::uuid group by rule_id`);
  return [
    {
      name: 'categories, redacted',
      call: () => listCategories(...scan, { ...FIRST, ...SEVEREST }),
      naive: whole,
    },
    {
      name: 'pages of a rule, redacted',
      call: () => listRulePages(...scan, COMMON_RULE, { ...FIRST, ...MOST_ISSUES }),
      naive: whole,
    },
    {
      name: 'issues on a page, redacted',
      call: () => listIssues(...scan, crowdedPageId, CROWDED_RULE, FIRST),
      naive: whole,
    },
    { name: 'pages, redacted', call: () => listPages(...scan, FIRST), naive: whole },
  ];
}
