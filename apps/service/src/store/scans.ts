import type { Scan } from '@sitelens/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { ownedProject, ownedScan } from './ownership.ts';
import { scans } from './schema.ts';
import { toScan } from './wire.ts';

/** Newest first. */
export async function listScans(
  db: Database,
  organisationId: string,
  projectId: string,
): Promise<readonly Scan[] | undefined> {
  const project = await ownedProject(db.queries, organisationId, projectId);
  if (project === undefined) return undefined;
  const rows = await db.queries
    .select()
    .from(scans)
    .where(eq(scans.projectId, projectId))
    .orderBy(desc(scans.startedAt), desc(scans.id));
  return rows.map(toScan);
}

export async function findScan(
  db: Database,
  organisationId: string,
  projectId: string,
  scanId: string,
): Promise<Scan | undefined> {
  const row = await ownedScan(db.queries, organisationId, projectId, scanId);
  return row && toScan(row);
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
  const { startUrl, allowedDomains, maxPages, maxSimultaneousPages } = project;
  const [row] = await db.queries
    .insert(scans)
    .values({ projectId, startUrl, allowedDomains, maxPages, maxSimultaneousPages })
    // The partial unique index on running scans decides, also between two processes.
    .onConflictDoNothing()
    .returning();
  return row === undefined ? 'already-running' : toScan(row);
}
