import { SCREEN_SIZE_NAMES, type Scan } from '@sitelens/api-client/contract';
import { EVALUATORS } from '@sitelens/scanner';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Reader } from './access.ts';
import type { Database, Queries } from './database.ts';
import { ownedProject } from './ownership.ts';
import type { Plan } from './planLimits.ts';
import { pagesForScan } from './quota.ts';
import { readableProject, readableScan } from './readable.ts';
import { redactedScan } from './redaction.ts';
import { type projects, scans } from './schema.ts';
import { lockPlan } from './subscriptions.ts';
import { toScan } from './wire.ts';

type ProjectRow = typeof projects.$inferSelect;
type ScanRow = typeof scans.$inferSelect;

/** Newest first. */
export async function listScans(
  db: Database,
  reader: Reader,
  projectId: string,
): Promise<readonly Scan[] | undefined> {
  const readable = await readableProject(db.queries, reader, projectId);
  if (readable === undefined) return undefined;
  const rows = await db.queries
    .select()
    .from(scans)
    .where(eq(scans.projectId, projectId))
    .orderBy(desc(scans.startedAt), desc(scans.id));
  return rows.map((row) => redactedScan(readable.access, toScan(row)));
}

export async function findScan(
  db: Database,
  reader: Reader,
  projectId: string,
  scanId: string,
): Promise<Scan | undefined> {
  const readable = await readableScan(db.queries, reader, projectId, scanId);
  return readable && redactedScan(readable.access, toScan(readable.scan));
}

/**
 * Puts a scan in the queue with the project's settings as they are now; `scanQueue.begin(scan.scanId)`
 * sets it going. Only one scan of a project can run at a time, and it visits no more pages than are left of
 * the plan's quota.
 *
 * @throws PageQuotaReachedError
 */
export async function startScan(
  db: Database,
  organisationId: string,
  projectId: string,
): Promise<Scan | 'already-running' | undefined> {
  return db.queries.transaction(async (tx) => {
    const plan = await lockPlan(tx, organisationId);
    const project = await ownedProject(tx, organisationId, projectId);
    return project && startScanOf(tx, plan, project, 'PERSON');
  });
}

/**
 * The same for whoever has locked the plan already.
 *
 * @throws PageQuotaReachedError
 */
export async function startScanOf(
  tx: Queries,
  plan: Plan | undefined,
  project: ProjectRow,
  trigger: ScanRow['trigger'],
): Promise<Scan | 'already-running'> {
  // Before the quota: pages that the running scan holds are no reason to buy more.
  const running = await tx.$count(scans, and(eq(scans.projectId, project.id), isNull(scans.endedAt)));
  if (running > 0) return 'already-running';
  const maxPages = await pagesForScan(tx, project.organisationId, plan, project.maxPages);
  const [row] = await tx
    .insert(scans)
    .values({ ...scanValues(project.id, { ...project, maxPages }), trigger })
    // The partial unique index on running scans decides, also between two processes.
    .onConflictDoNothing()
    .returning();
  return row === undefined ? 'already-running' : toScan(row);
}

/** What a scan keeps of its project's settings, as they are when it starts. */
export function scanValues(
  projectId: string,
  settings: Pick<ProjectRow, 'startUrl' | 'allowedDomains' | 'maxPages' | 'maxSimultaneousPages'>,
): typeof scans.$inferInsert {
  const { startUrl, allowedDomains, maxPages, maxSimultaneousPages } = settings;
  const screenSizes = SCREEN_SIZE_NAMES.map((screenSize) => ({
    screenSize,
    evaluators: EVALUATORS[screenSize],
  }));
  return { projectId, startUrl, allowedDomains, maxPages, maxSimultaneousPages, screenSizes };
}
