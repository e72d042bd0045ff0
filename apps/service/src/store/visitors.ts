import { defaultAllowedDomains, MAX_PROJECT_NAME_LENGTH } from '@sitelens/api-client/contract';
import { and, count, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Queries } from './database.ts';
import { newId } from './ids.ts';
import { scanValues } from './scans.ts';
import { organisations, projects, scans, subscriptions } from './schema.ts';

export const VISITORS = {
  /** Scans of all visitors together that run at a time. */
  scansAtATime: 4,
  /** How long the same address is answered with the project that there is. */
  sameUrlMs: 10 * 60_000,
  projectLifetimeMs: 30 * 86_400_000,
} as const;

export interface VisitorsPage {
  /** In canonical form. */
  readonly startUrl: string;
  readonly host: string;
}

/** Where the scan of a visitor's page is. */
export interface VisitorsScan {
  readonly projectId: string;
  readonly scanId: string;
}

/** Nobody is in this organisation, so that what is its own can be changed, deleted and listed by nobody. */
const ORGANISATION_NAME = 'Visitors';

/** Any number that no other lock of this database has. */
const LOCK = 7_230_051;

/** The project in which a page was scanned for some visitor a moment ago, unless that failed. */
export function findRecentVisitorsScan(
  db: Database,
  startUrl: string,
  now = new Date(),
): Promise<VisitorsScan | undefined> {
  return recentScan(db.queries, startUrl, now);
}

/**
 * Makes a public project for a visitor's page and puts its scan in the queue; `scanQueue.begin(scanId)` sets
 * it going. Visitors take turns here, so that two of them can't take the last place, or scan one page twice.
 */
export async function startVisitorsScan(
  db: Database,
  page: VisitorsPage,
  now = new Date(),
): Promise<VisitorsScan | 'busy'> {
  return db.queries.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const recent = await recentScan(tx, page.startUrl, now);
    if (recent) return recent;
    const organisationId = (await findOrganisation(tx)) ?? (await createOrganisation(tx));
    if ((await runningScans(tx, organisationId)) >= VISITORS.scansAtATime) return 'busy';
    return insertScan(tx, organisationId, page, now);
  });
}

async function recentScan(queries: Queries, startUrl: string, now: Date): Promise<VisitorsScan | undefined> {
  const [row] = await queries
    .select({ projectId: projects.id, scanId: scans.id })
    .from(projects)
    .innerJoin(organisations, eq(organisations.id, projects.organisationId))
    .innerJoin(scans, eq(scans.projectId, projects.id))
    .where(
      and(
        eq(organisations.isOfVisitors, true),
        eq(projects.startUrl, startUrl),
        eq(projects.deleted, false),
        gt(projects.createdAt, new Date(now.getTime() - VISITORS.sameUrlMs)),
        ne(scans.status, 'FAILED'),
      ),
    )
    .orderBy(desc(projects.createdAt))
    .limit(1);
  return row;
}

async function findOrganisation(tx: Queries): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.isOfVisitors, true));
  return row?.id;
}

async function createOrganisation(tx: Queries): Promise<string> {
  const id = newId();
  await tx.insert(organisations).values({ id, name: ORGANISATION_NAME, isOfVisitors: true });
  await tx.insert(subscriptions).values({ organisationId: id, status: 'FREEMIUM' });
  return id;
}

async function runningScans(tx: Queries, organisationId: string): Promise<number> {
  const [row] = await tx
    .select({ running: count() })
    .from(scans)
    .innerJoin(projects, eq(projects.id, scans.projectId))
    .where(
      and(eq(projects.organisationId, organisationId), eq(projects.deleted, false), isNull(scans.endedAt)),
    );
  return row?.running ?? 0;
}

async function insertScan(
  tx: Queries,
  organisationId: string,
  { startUrl, host }: VisitorsPage,
  now: Date,
): Promise<VisitorsScan> {
  const settings = {
    startUrl,
    allowedDomains: defaultAllowedDomains(startUrl),
    maxPages: 1,
    maxSimultaneousPages: 1,
  };
  const [project] = await tx
    .insert(projects)
    .values({
      ...settings,
      organisationId,
      name: host.slice(0, MAX_PROJECT_NAME_LENGTH),
      isPublic: true,
      createdAt: now,
      expiresAt: new Date(now.getTime() + VISITORS.projectLifetimeMs),
    })
    .returning({ id: projects.id });
  if (project === undefined) throw new Error("A visitor's project could not be saved.");
  const [scan] = await tx
    .insert(scans)
    .values({ ...scanValues(project.id, settings), trigger: 'VISITOR' })
    .returning({ id: scans.id });
  if (scan === undefined) throw new Error("A visitor's scan could not be saved.");
  return { projectId: project.id, scanId: scan.id };
}
