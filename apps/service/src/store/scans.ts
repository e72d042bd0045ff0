import { SCREEN_SIZE_NAMES, type Scan } from '@sitelens/api-client/contract';
import { EVALUATORS } from '@sitelens/scanner';
import { desc, eq } from 'drizzle-orm';
import type { Reader } from './access.ts';
import type { Database } from './database.ts';
import { ownedProject } from './ownership.ts';
import { readableProject, readableScan } from './readable.ts';
import { redactedScan } from './redaction.ts';
import { type projects, scans } from './schema.ts';
import { toScan } from './wire.ts';

type ProjectRow = typeof projects.$inferSelect;

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
 * sets it going. Only one scan of a project can run at a time.
 */
export async function startScan(
  db: Database,
  organisationId: string,
  projectId: string,
): Promise<Scan | 'already-running' | undefined> {
  const project = await ownedProject(db.queries, organisationId, projectId);
  if (project === undefined) return undefined;
  const [row] = await db.queries
    .insert(scans)
    .values(scanValues(projectId, project))
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
