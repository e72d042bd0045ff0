import type { SQL } from 'drizzle-orm';
import { listCommonComponents } from '../../apps/service/src/store/commonComponents.ts';
import type { Database } from '../../apps/service/src/store/database.ts';
import { listCategories } from '../../apps/service/src/store/findings/categories.ts';
import { listIssues } from '../../apps/service/src/store/findings/issueList.ts';
import { listRulePages } from '../../apps/service/src/store/findings/rulePages.ts';
import { findPage, listPages } from '../../apps/service/src/store/pages.ts';
import { findProject, listProjectsWithLatestScans } from '../../apps/service/src/store/projects.ts';
import { listScans } from '../../apps/service/src/store/scans.ts';
import { accessibilityStatistics } from '../../apps/service/src/store/statistics.ts';
import type { Filled } from './fill.ts';
import { COMMON_RULE, CROWDED_RULE, MANY } from './fillScan.ts';
import { naiveQueries } from './naiveQueries.ts';

export interface ListCall {
  readonly name: string;
  /** The store's own function, for a part of the list that changes with the run. */
  call(run: number): Promise<unknown>;
  /** The same rows by one query over findings and pages, without rollups. */
  naive(run: number): Promise<unknown>;
}

const SIZE = 50;
const FIRST = { page: 0, size: SIZE };
const MOST_COMMON = { order: 'desc', orderBy: 'count' } as const;

/** Every call of the contract that answers with a list, at its start and deep in it. */
export function listCalls(db: Database, filled: Filled): readonly ListCall[] {
  const { organisationId, projectId, scanId, pageIds, crowdedPageId } = filled;
  const scan = [db, organisationId, projectId, scanId] as const;
  const query = naiveQueries(filled);
  const run = (statement: SQL) => db.queries.execute(statement);
  const deepPage = (of: number) => (turn: number) => Math.max(0, Math.floor(of / SIZE) - 1 - (turn % 20));
  const deepInPages = deepPage(0.9 * pageIds.length);
  const deepInIssues = deepPage(MANY);
  const deepInFailed = deepPage(0.1 * pageIds.length);
  const pageOf = (turn: number) => pageIds[(turn * 10) % pageIds.length] ?? '';
  const rulePages = (
    order: 'asc' | 'desc',
    orderBy: 'totalIssues' | 'pageUrl',
    part: (turn: number) => number,
  ) => ({
    call: (turn: number) =>
      listRulePages(...scan, COMMON_RULE, { page: part(turn), size: SIZE, order, orderBy }),
    naive: (turn: number) => run(query.rulePages(COMMON_RULE, order, orderBy, SIZE, part(turn) * SIZE)),
  });
  const components = (
    order: 'asc' | 'desc',
    orderBy: 'count' | 'impact' | 'ruleId',
    part: (turn: number) => number,
  ) => ({
    call: (turn: number) => listCommonComponents(...scan, { page: part(turn), size: SIZE, order, orderBy }),
    naive: () => run(query.components(SIZE)),
  });
  return [
    {
      name: 'projects with latest scans',
      call: () => listProjectsWithLatestScans(db, organisationId),
      naive: () => run(query.projects()),
    },
    {
      name: 'project',
      call: () => findProject(db, organisationId, projectId),
      naive: () => run(query.scans()),
    },
    { name: 'scans', call: () => listScans(db, organisationId, projectId), naive: () => run(query.scans()) },
    {
      name: 'pages, first',
      call: () => listPages(...scan, FIRST),
      naive: () => run(query.pages(SIZE, 0)),
    },
    {
      name: 'pages, deep',
      call: (turn) => listPages(...scan, { page: deepInPages(turn), size: SIZE }),
      naive: (turn) => run(query.pages(SIZE, deepInPages(turn) * SIZE)),
    },
    {
      name: 'failed pages, deep',
      call: (turn) => listPages(...scan, { page: deepInFailed(turn), size: SIZE, outcome: 'FAILED' }),
      naive: (turn) => run(query.pages(SIZE, deepInFailed(turn) * SIZE, 'FAILED')),
    },
    {
      name: 'categories',
      call: () => listCategories(...scan, { ...FIRST, order: 'desc', orderBy: 'impact' }),
      naive: () => run(query.categories(SIZE)),
    },
    { name: 'pages of a rule, most issues', ...rulePages('desc', 'totalIssues', () => 0) },
    { name: 'pages of a rule, most issues, deep', ...rulePages('desc', 'totalIssues', deepInPages) },
    { name: 'pages of a rule, fewest issues, deep', ...rulePages('asc', 'totalIssues', deepInPages) },
    { name: 'pages of a rule, by URL', ...rulePages('asc', 'pageUrl', () => 0) },
    { name: 'pages of a rule, by URL, deep', ...rulePages('desc', 'pageUrl', deepInPages) },
    { name: 'common components, most issues', ...components('desc', 'count', () => 0) },
    { name: 'common components, fewest issues', ...components('asc', 'count', () => 0) },
    { name: 'common components, least severe, deep', ...components('asc', 'impact', deepPage(5_000)) },
    { name: 'common components, by rule, deep', ...components('desc', 'ruleId', deepPage(5_000)) },
    {
      name: 'common components, to a visitor',
      call: () => listCommonComponents(db, undefined, projectId, scanId, { ...FIRST, ...MOST_COMMON }),
      naive: () => run(query.components(SIZE)),
    },
    {
      name: 'statistics',
      call: () => accessibilityStatistics(db, organisationId, projectId),
      naive: () => run(query.statistics()),
    },
    {
      name: 'issues on a page',
      call: (turn) => listIssues(...scan, pageOf(turn), COMMON_RULE, FIRST),
      naive: (turn) => run(query.issues(pageOf(turn), COMMON_RULE, SIZE, 0)),
    },
    {
      name: 'issues on a crowded page, deep',
      call: (turn) =>
        listIssues(...scan, crowdedPageId, CROWDED_RULE, { page: deepInIssues(turn), size: SIZE }),
      naive: (turn) => run(query.issues(crowdedPageId, CROWDED_RULE, SIZE, deepInIssues(turn) * SIZE)),
    },
    {
      name: 'page',
      call: (turn) => findPage(...scan, pageOf(turn)),
      naive: (turn) => run(query.page(pageOf(turn))),
    },
  ];
}
