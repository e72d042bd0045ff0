import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { openEmbedded } from './openEmbedded.ts';
import { toScan } from './wire.ts';

const SCAN = '0192f3a4-6b1c-7d2e-8f30-000000000001';
let folder: string;
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitelens-migrations-'));
  await fillByTheFirstSchema();
  database = await openEmbedded(join(folder, 'database'));
}, 60_000);

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

it('names the issues that were there', async () => {
  const issues = await database.queries.query.issues.findMany({
    columns: { ruleId: true, position: true, identity: true, sinceLastScan: true },
    orderBy: (issue, { asc }) => [asc(issue.ruleId), asc(issue.position)],
  });
  expect(issues).toEqual([
    { ruleId: 'image-alt', position: 0, identity: 'a0', sinceLastScan: null },
    { ruleId: 'image-alt', position: 1, identity: 'a1', sinceLastScan: null },
    { ruleId: 'region', position: 0, identity: 'b0', sinceLastScan: null },
  ]);
});

it('counts them by impact', async () => {
  const impacts = await database.queries.query.scanImpacts.findMany({
    orderBy: (impact, { asc }) => [asc(impact.impactRank)],
  });
  expect(impacts).toEqual([
    { scanId: SCAN, impactRank: 1, totalIssues: 1 },
    { scanId: SCAN, impactRank: 3, totalIssues: 2 },
  ]);
});

it('takes earlier scans for ones without a comparison, and keeps projects to themselves', async () => {
  const [scan] = await database.queries.query.scans.findMany();
  expect(scan).toMatchObject({ hasEarlierScan: false, commonComponents: null, accessibilityIssues: 3 });
  const [project] = await database.queries.query.projects.findMany();
  expect(project?.isPublic).toBe(false);
  const [page] = await database.queries.query.pages.findMany();
  expect(page?.projectId).toBe(SCAN);
  const [rule] = await database.queries.query.scanRules.findMany();
  expect(rule).toMatchObject({ totalIssues: 2, newIssues: 0, unchangedIssues: 0, fixedIssues: 0 });
});

it('takes what they found for accessibility, and says what they evaluated', async () => {
  const [rule] = await database.queries.query.scanRules.findMany();
  expect(rule?.evaluator).toBe('ACCESSIBILITY');
  const [row] = await database.queries.query.scans.findMany();
  if (row === undefined) throw new Error('The scan is gone.');
  const scan = toScan(row);
  expect(scan.screenSizes).toContainEqual({
    screenSize: 'phone',
    evaluators: ['ACCESSIBILITY', 'SCREENSHOT', 'THUMBNAIL'],
  });
  expect(scan.progress).not.toHaveProperty('linksFound');
});

/** A database as it was before what this release added. */
async function fillByTheFirstSchema(): Promise<void> {
  const first = join(folder, 'migrations');
  await cp(migrationsFolder, first, { recursive: true });
  const journal = join(first, 'meta', '_journal.json');
  const { entries, ...head } = JSON.parse(await readFile(journal, 'utf8'));
  await writeFile(journal, JSON.stringify({ ...head, entries: entries.slice(0, 1) }));
  const pglite = await PGlite.create(join(folder, 'database'));
  await migrate(drizzle(pglite), { migrationsFolder: first });
  await pglite.exec(`
    insert into organisations (id, name) values ('${SCAN}', 'Example');
    insert into projects (id, organisation_id, name, start_url, allowed_domains, max_pages, max_simultaneous_pages)
      values ('${SCAN}', '${SCAN}', 'Example', 'https://www.example.com/', '{}', 10, 1);
    insert into scans (id, project_id, start_url, allowed_domains, max_pages, max_simultaneous_pages,
      accessibility_issues) values ('${SCAN}', '${SCAN}', 'https://www.example.com/', '{}', 10, 1, 3);
    insert into pages (id, scan_id, ordinal, key_hash, url, outcome)
      values ('${SCAN}', '${SCAN}', 0, 'x', 'https://www.example.com/', 'SCANNED');
    insert into scan_rules (scan_id, rule_id, impact_rank, tags, total_issues, total_pages)
      values ('${SCAN}', 'image-alt', 3, '{wcag2a}', 2, 1);
    insert into issues (page_id, rule_id, position, finding) values
      ('${SCAN}', 'image-alt', 0, '{"id":"a0","impact":"critical"}'),
      ('${SCAN}', 'image-alt', 1, '{"id":"a1","impact":"critical"}'),
      ('${SCAN}', 'region', 0, '{"id":"b0","impact":"moderate"}');`);
  await pglite.close();
}
