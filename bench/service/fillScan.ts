import { MOBILE_FRIENDLY_ISSUE_IDS } from '@sitelens/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../apps/service/src/store/database.ts';

/** Fails on every page. */
export const COMMON_RULE = 'color-contrast';
/** Of one rule on the start page. */
export const MANY = 5_000;
export const CROWDED_RULE = 'image-alt';
/** Kinds of each component of a rule: some thousand components in all. */
export const COMPONENTS = 20;

/** Nine in ten pages are scanned; the others have failed. */
export async function insertPages(db: Database, scanId: string, size: number): Promise<void> {
  await db.queries.execute(sql`
    insert into pages (id, scan_id, project_id, ordinal, key_hash, url, outcome, reason, http_status, title, scanned_at,
      fencing_token, thumbnails, dimensions, screenshots)
    select gen_random_uuid(), ${scanId}::uuid, (select project_id from scans where id = ${scanId}::uuid), ordinal,
      md5(ordinal::text),
      'https://www.example.com/section-' || ordinal % 37 || '/' || md5(ordinal::text) || '.html',
      case when ordinal % 10 = 9 then 'FAILED' else 'SCANNED' end,
      case when ordinal % 10 = 9 then 'TIMED_OUT' end, 200, 'Page ' || ordinal, now(), 1,
      '{"desktop":"/files/x/desktop-thumbnail-0.jpg","tablet":"/files/x/tablet-thumbnail-0.jpg"}'::jsonb,
      '{"desktop":{"width":1920,"height":3400},"phone":{"width":360,"height":9000}}'::jsonb,
      ${JSON.stringify({ SCREENSHOT: tiles(), THUMBNAIL: tiles() })}::text::jsonb
    from generate_series(0, ${size - 1}::integer) as ordinal`);
}

function tiles() {
  const strips = [0, 4_000, 8_000].map((yOffset) => ({
    fileName: `/files/x/phone-${yOffset}.jpg`,
    yOffset,
    width: 360,
    height: 4_000,
  }));
  return { desktop: strips.slice(0, 1), tablet: strips.slice(0, 2), phone: strips };
}

/** Ten rules a page, one of them on every page, with one to nine findings each. */
export async function insertFindings(db: Database, scanId: string, from: number, to: number): Promise<void> {
  await db.queries.execute(sql`
    insert into issues (page_id, rule_id, position, identity, since_last_scan, finding)
    select id, rule_id, position, identity, ${SINCE_LAST_SCAN}, ${JSON.stringify(FINDING)}::text::jsonb
      || jsonb_build_object('id', identity, 'ruleId', rule_id)
    from pages,
      generate_series(0, 9) as number,
      lateral (select case number when 0 then ${COMMON_RULE}::text else 'rule-' || (ordinal + number * 5) % 50 end
        as rule_id) as rule,
      lateral generate_series(0, (ordinal + number * 3) % 9) as position,
      lateral (select md5(concat_ws(' ', ordinal, rule_id, position)) as identity) as named
    where scan_id = ${scanId}::uuid and outcome = 'SCANNED' and ordinal >= ${from}::integer
      and ordinal < ${to}::integer`);
}

/** Very many findings of one rule on the start page. */
export async function insertCrowd(db: Database, scanId: string): Promise<void> {
  await db.queries.execute(sql`
    insert into issues (page_id, rule_id, position, identity, since_last_scan, finding)
    select id, ${CROWDED_RULE}::text, position, md5(position::text), ${SINCE_LAST_SCAN}, ${JSON.stringify(FINDING)}::text::jsonb
    from pages, generate_series(0, ${MANY - 1}::integer) as position
    where scan_id = ${scanId}::uuid and ordinal = 0`);
}

/** Some issues of a third of the pages are new. */
const SINCE_LAST_SCAN = sql`case when ordinal % 3 = 0 and position % 3 = 0 then 'NEW' else 'UNCHANGED' end`;

/** As the scanner makes one, without its id and rule. */
export const FINDING = {
  html: `<a class="card__link card__link--primary" href="https://www.example.com/a/rather/long/path">${'Read more '.repeat(12)}</a>`,
  target: ['#main > section:nth-child(3) > ul > li:nth-child(4) > a.card__link'],
  relatedNodes: [],
  screenSizes: ['desktop', 'tablet', 'phone'],
  boundingBoxes: Object.fromEntries(
    ['desktop', 'tablet', 'phone'].map((size) => [size, { top: 0.125, bottom: 0.25, left: 0.1, right: 0.4 }]),
  ),
  tags: ['cat.color', 'wcag2aa', 'wcag143', 'EN-301-549', 'EN-9.1.4.3'],
  possibleSolutions: [{ id: 'color-contrast', message: 'Element has insufficient color contrast of 2.5' }],
  mustMatchAll: [],
  mustNotMatch: [],
  impact: 'serious',
} as const;

function isOfMobile(ruleId: SQL): SQL {
  return sql`${ruleId} in (select json_array_elements_text(${JSON.stringify(MOBILE_FRIENDLY_ISSUE_IDS)}::text::json))`;
}

/** As the store keeps them on write, from a recount. */
export async function insertRollups(db: Database, scanId: string): Promise<void> {
  const ofScan = sql`from issues join pages on pages.id = page_id where scan_id = ${scanId}::uuid`;
  const statements = [
    sql`insert into page_rules (scan_id, rule_id, page_id, page_ordinal, page_url_start, total_issues, new_issues,
        unchanged_issues)
      select scan_id, rule_id, page_id, ordinal, left(url, 500), count(*),
        count(*) filter (where since_last_scan = 'NEW'), count(*) filter (where since_last_scan = 'UNCHANGED') ${ofScan}
      group by scan_id, rule_id, page_id, ordinal, url`,
    sql`insert into scan_rules (scan_id, rule_id, evaluator, impact_rank, tags, total_issues, total_pages, new_issues,
        unchanged_issues)
      select scan_id, rule_id, case when ${isOfMobile(sql`rule_id`)} then 'MOBILE_FRIENDLY' else 'ACCESSIBILITY' end, 2,
        '{wcag2aa,wcag143}', sum(total_issues), count(*), sum(new_issues),
        sum(unchanged_issues)
      from page_rules where scan_id = ${scanId}::uuid group by scan_id, rule_id`,
    sql`insert into scan_impacts (scan_id, impact_rank, total_issues)
      select scan_id, 2, sum(total_issues) from scan_rules where scan_id = ${scanId}::uuid and evaluator = 'ACCESSIBILITY'
      group by scan_id`,
    sql`insert into scan_components (scan_id, rule_id, component, impact_rank, tags, target, total_issues, total_pages,
        examples)
      select scan_id, rule_id, component, 2, '{wcag2aa,wcag143}', '["#main > a"]', count(*), count(distinct page_id),
        to_jsonb((array_agg(jsonb_build_object('pageId', page_id, 'position', position)))[1:5])
      from issues join pages on pages.id = page_id,
        lateral (select left(md5(concat_ws(' ', position, ordinal % ${COMPONENTS}::integer)), 16) as component) as known
      where scan_id = ${scanId}::uuid and not ${isOfMobile(sql`rule_id`)} group by scan_id, rule_id, component`,
    sql`insert into page_outcomes (scan_id, outcome, total_pages)
      select scan_id, outcome, count(*) from pages where scan_id = ${scanId}::uuid group by scan_id, outcome`,
    sql`update pages set accessibility_issues = counted.total
      from (select page_id, sum(total_issues) as total from page_rules
        where scan_id = ${scanId}::uuid and not ${isOfMobile(sql`rule_id`)} group by 1)
        as counted where id = page_id`,
    sql`update scans set has_earlier_scan = true,
        pages_known = (select count(*) from pages where scan_id = scans.id), pages_found = (select count(*)
          from pages where scan_id = scans.id), pages_ended = (select count(*) from pages where scan_id = scans.id),
        pages_scanned = (select count(*) from pages where scan_id = scans.id and outcome = 'SCANNED'),
        common_components = (select count(*) from scan_components where scan_id = scans.id and total_pages > 1),
        rules_failed = (select count(*) from scan_rules where scan_id = scans.id and evaluator = 'ACCESSIBILITY'),
        accessibility_issues = (select sum(total_issues) from scan_rules
          where scan_id = scans.id and evaluator = 'ACCESSIBILITY')
      where id = ${scanId}::uuid`,
  ];
  for (const statement of statements) await db.queries.execute(statement);
}
