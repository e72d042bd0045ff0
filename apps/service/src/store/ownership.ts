import { and, eq, type SQL } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { projects, scans } from './schema.ts';

type ProjectRow = typeof projects.$inferSelect;
type ScanRow = typeof scans.$inferSelect;

/** The condition that a project is the organisation's, and not being deleted. */
export function isOwned(organisationId: string): SQL | undefined {
  return and(eq(projects.organisationId, organisationId), eq(projects.deleted, false));
}

/** Undefined when it is another organisation's, or being deleted, or isn't there: nobody can tell which. */
export async function ownedProject(
  queries: Queries,
  organisationId: string,
  projectId: string,
): Promise<ProjectRow | undefined> {
  const [row] = await queries
    .select()
    .from(projects)
    .where(and(eq(projects.id, projectId), isOwned(organisationId)));
  return row;
}

/** Undefined also when the scan is another project's. */
export async function ownedScan(
  queries: Queries,
  organisationId: string,
  projectId: string,
  scanId: string,
): Promise<ScanRow | undefined> {
  const [row] = await queries
    .select({ scan: scans })
    .from(scans)
    .innerJoin(projects, eq(projects.id, scans.projectId))
    .where(and(eq(scans.id, scanId), eq(scans.projectId, projectId), isOwned(organisationId)));
  return row?.scan;
}
