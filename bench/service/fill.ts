import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { signInUser } from '../../apps/service/src/store/accounts.ts';
import type { Database } from '../../apps/service/src/store/database.ts';
import { createProject } from '../../apps/service/src/store/projects.ts';
import { pages, projects, scans, subscriptions } from '../../apps/service/src/store/schema.ts';
import { insertCrowd, insertFindings, insertPages, insertRollups } from './fillScan.ts';
import { insertMobileFindings, insertSiteAudit } from './fillSiteAudit.ts';

/** What calls ask for. */
export interface Filled {
  readonly organisationId: string;
  /** With the big scan and many earlier ones. */
  readonly projectId: string;
  /** Holds half of the pages. */
  readonly scanId: string;
  readonly pageIds: readonly string[];
  /** Has very many findings of one rule. */
  readonly crowdedPageId: string;
  readonly findings: number;
}

const PROJECTS = 50;
const SCANS_A_PROJECT = 200;
const FINDINGS_A_PAGE = 45;

/** An organisation of many projects, of which the first one's newest scan has half of all pages. */
export async function fill(db: Database, findings: number): Promise<Filled> {
  const { organisationId } = await signInUser(db, {
    issuer: 'https://id.example.com',
    subject: 'bench',
    email: 'bench@example.com',
    emailVerified: true,
  });
  // More projects and pages than a trial has.
  await db.queries
    .update(subscriptions)
    .set({ status: 'ACTIVE', planType: 'enterprise' })
    .where(eq(subscriptions.organisationId, organisationId));
  const newest: string[] = [];
  let projectId = '';
  for (let number = 0; number < PROJECTS; number++) {
    const project = await createProject(db, organisationId, settings(number));
    if (number === 0) projectId = project.id;
    newest.push(await insertScans(db, project.id));
  }
  const half = Math.ceil(findings / FINDINGS_A_PAGE / 2);
  const sizes = newest.map((_, number) => (number === 0 ? half : Math.ceil(half / (PROJECTS - 1))));
  for (const [number, scanId] of newest.entries()) {
    await fillScan(db, scanId, sizes[number] ?? 0, { isCrowded: number === 0 });
  }
  const [scanId = ''] = newest;
  await db.queries.update(projects).set({ isPublic: true }).where(eq(projects.id, projectId));
  await db.queries.execute(sql.raw('vacuum analyze'));
  const rows = await db.queries
    .select({ id: pages.id })
    .from(pages)
    .where(eq(pages.scanId, scanId))
    .orderBy(pages.ordinal);
  const total = await numberOf(db, sql`select count(*)::integer as number from issues`);
  const pageIds = rows.map(({ id }) => id);
  return { organisationId, projectId, scanId, pageIds, crowdedPageId: pageIds[0] ?? '', findings: total };
}

function settings(number: number) {
  return {
    name: `Project ${number}`,
    startUrl: 'https://www.example.com/',
    allowedDomains: ['www.example.com'],
    maxPages: 15_000,
    maxSimultaneousPages: 3,
  };
}

/** One a day; the newest one's id. */
async function insertScans(db: Database, projectId: string): Promise<string> {
  await db.queries.execute(sql`
    insert into scans (id, project_id, start_url, allowed_domains, max_pages, max_simultaneous_pages, status, phase,
      started_at, ended_at)
    select gen_random_uuid(), ${projectId}::uuid, 'https://www.example.com/', '{www.example.com}', 15000, 3,
      'COMPLETED', 'FINISHED', now() - day * interval '1 day', now() - day * interval '1 day' + interval '1 hour'
    from generate_series(1, ${SCANS_A_PROJECT}::integer) as day`);
  const [scan] = await db.queries
    .select({ id: scans.id })
    .from(scans)
    .where(eq(scans.projectId, projectId))
    .orderBy(desc(scans.startedAt))
    .limit(1);
  return scan?.id ?? '';
}

async function fillScan(
  db: Database,
  scanId: string,
  size: number,
  { isCrowded }: { isCrowded: boolean },
): Promise<void> {
  await insertPages(db, scanId, size);
  for (let from = 0; from < size; from += 1_000) await insertFindings(db, scanId, from, from + 1_000);
  if (isCrowded) {
    await insertCrowd(db, scanId);
    await insertMobileFindings(db, scanId);
    await insertSiteAudit(db, scanId);
  }
  await insertRollups(db, scanId);
}

async function numberOf(db: Database, query: SQL): Promise<number> {
  const result: unknown = await db.queries.execute(query);
  const rows: unknown = typeof result === 'object' && result !== null && 'rows' in result ? result.rows : [];
  return Array.isArray(rows) ? Number(rows[0]?.number) : 0;
}
