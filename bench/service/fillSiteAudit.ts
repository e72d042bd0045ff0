import { sql } from 'drizzle-orm';
import type { Database } from '../../apps/service/src/store/database.ts';
import { FINDING } from './fillScan.ts';

/** Has most of the rows. */
export const COMMON_TYPE = 'BROKEN_LINK';
/** Site-audit rows of the scan, duplicates apart. */
export const SITE_AUDIT_ROWS = 200_000;
/** Of titles; each of 100 pages and more. */
export const DUPLICATES = 2_000;
/** Fails on every page. */
export const COMMON_MOBILE_ISSUE = 'tap-target-too-small';

const MOBILE_ISSUES = [COMMON_MOBILE_ISSUE, 'text-too-small', 'tap-targets-too-close', 'media-not-scaling'];

/** Four issues of mobile-friendliness a page, each of one to six elements, before the rollups are counted. */
export async function insertMobileFindings(db: Database, scanId: string): Promise<void> {
  const finding = { ...FINDING, screenSizes: ['phone'], tags: [] };
  await db.queries.execute(sql`
    insert into issues (page_id, rule_id, position, identity, since_last_scan, finding)
    select id, rule_id, position, identity, 'UNCHANGED', ${JSON.stringify(finding)}::text::jsonb
      || jsonb_build_object('id', identity, 'ruleId', rule_id)
    from pages,
      json_array_elements_text(${JSON.stringify(MOBILE_ISSUES)}::text::json) as rule_id,
      lateral generate_series(0, ordinal % 6) as position,
      lateral (select md5(concat_ws(' ', ordinal, rule_id, position)) as identity) as named
    where scan_id = ${scanId}::uuid and outcome = 'SCANNED'`);
}

/** Rows of the type with the most of them and of nine others, groups of duplicates, and the counts of all. */
export async function insertSiteAudit(db: Database, scanId: string): Promise<void> {
  const details = {
    url: { href: `https://www.example.net/a/rather/long/path/${'x'.repeat(60)}` },
    status_code: { http_status: 404 },
    error: { text: 'Not Found' },
    page_url: { href: 'https://www.example.com/section-7/1679091c5a880faf6fb5e6087eb1b2dc.html' },
  };
  const others = ['TITLE_TOO_LONG', 'TITLE_TOO_SHORT', 'MISSING_H1_TAG_ON_PAGE', 'MISSING_META_DESCRIPTION'];
  const types = [
    COMMON_TYPE,
    ...others,
    'BROKEN_IMAGE',
    'LINK_TO_REDIRECT',
    'EMPTY_ALT_ATTRIBUTE',
    'MISSING_TITLE',
  ];
  const rows = types.map((type) => ({ type, rows: SITE_AUDIT_ROWS / (type === COMMON_TYPE ? 2 : 16) }));
  const statements = [
    sql`insert into site_audit_issues (scan_id, issue_type, position, details)
      select ${scanId}::uuid, "type", position, ${JSON.stringify(details)}::text::jsonb
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as of_type("type" text, "rows" integer),
        lateral generate_series(0, "rows" - 1) as position`,
    sql`insert into duplicate_groups (scan_id, issue_type, content_hash, content, position, total_pages, page_urls)
      select ${scanId}::uuid, 'DUPLICATE_TITLE_TAGS', md5(place::text), 'A title of many pages ' || place, place,
        100 + place, array(select 'https://www.example.com/' || md5(concat(place, page)) || '.html'
          from generate_series(1, 100) as page)
      from generate_series(0, ${DUPLICATES - 1}::integer) as place`,
    sql`insert into site_audit_counts (scan_id, issue_type, total_issues, revision)
      select scan_id, issue_type, count(*), count(*) from site_audit_issues where scan_id = ${scanId}::uuid group by 1, 2
      union all
      select scan_id, issue_type, count(*), count(*) from duplicate_groups where scan_id = ${scanId}::uuid group by 1, 2`,
  ];
  for (const statement of statements) await db.queries.execute(statement);
}
