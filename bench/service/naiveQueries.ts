import { type SQL, sql } from 'drizzle-orm';
import type { Filled } from './fill.ts';

/** What a service without rollups would ask: everything counted from findings and pages on each read. */
export function naiveQueries({ organisationId, projectId, scanId }: Filled) {
  const ofScan = sql`scan_id = ${scanId}::uuid`;
  return {
    projects: () => sql`
      select projects.*, latest.*, (select count(*) from pages where pages.scan_id = latest.id) as pages,
        (select count(*) from pages join issues on page_id = pages.id where pages.scan_id = latest.id) as issues
      from projects join lateral (select * from scans where project_id = projects.id order by started_at desc limit 2)
        as latest on true
      where organisation_id = ${organisationId}::uuid`,
    scans: () => sql`
      select scans.*, (select count(*) from pages where pages.scan_id = scans.id) as pages,
        (select count(*) from pages join issues on page_id = pages.id where pages.scan_id = scans.id) as issues
      from scans where project_id = ${projectId}::uuid order by started_at desc`,
    pages: (limit: number, offset: number, outcome?: string) => sql`
      select pages.*, count(issues.page_id), count(*) over () as total
      from pages left join issues on page_id = id
      where ${ofScan} and ${outcome === undefined ? sql`true` : sql`outcome = ${outcome}`}
      group by id order by ordinal limit ${limit} offset ${offset}`,
    categories: (limit: number) => sql`
      select rule_id, max(finding->>'impact'), count(*), count(distinct page_id), count(*) over () as total
      from issues join pages on page_id = id where ${ofScan} group by rule_id order by 2 desc, 3 desc limit ${limit}`,
    rulePages: (ruleId: string, order: string, orderBy: string, limit: number, offset: number): SQL => sql`
      select id, url, thumbnails, count(*) as issues, count(*) over () as total
      from issues join pages on page_id = id where ${ofScan} and rule_id = ${ruleId}
      group by id order by ${sql.raw(orderBy === 'pageUrl' ? 'url' : 'issues')} ${sql.raw(order)}
      limit ${limit} offset ${offset}`,
    issues: (pageId: string, ruleId: string, limit: number, offset: number) => sql`
      select finding, url, screenshots, count(*) over () as total from issues join pages on page_id = id
      where page_id = ${pageId}::uuid and rule_id = ${ruleId} order by position limit ${limit} offset ${offset}`,
    components: (limit: number) => sql`
      select rule_id, finding->>'html', min(finding->>'target'), count(*), count(distinct page_id),
        count(*) over () as total
      from issues join pages on page_id = id where ${ofScan} group by 1, 2 having count(distinct page_id) > 1
      order by 4 desc limit ${limit}`,
    statistics: () => sql`
      select newest.id, finding->>'impact', count(page_id)
      from (select id from scans where project_id = ${projectId}::uuid order by started_at desc limit 200) as newest
        left join pages on pages.scan_id = newest.id left join issues on page_id = pages.id
      group by 1, 2`,
    page: (pageId: string) => sql`
      select pages.*, (select count(*) from issues where page_id = pages.id) from pages where id = ${pageId}::uuid`,
  };
}
