import { and, eq } from 'drizzle-orm';
import { accessTo, type ReadAccess } from '../access.ts';
import type { Queries } from '../database.ts';
import { projects, scans, subscriptions } from '../schema.ts';

type ProjectRow = typeof projects.$inferSelect;

/** A scan whose results leave the service as a file: to members alone, whoever may read the project. */
export interface ExportableScan {
  readonly scan: typeof scans.$inferSelect;
  readonly project: Pick<ProjectRow, 'id' | 'organisationId' | 'name' | 'startUrl'>;
  readonly access: ReadAccess;
}

/** Undefined when it is not the organisation's, or is being deleted, or isn't there. */
export async function exportableScan(
  queries: Queries,
  organisationId: string,
  projectId: string,
  scanId: string,
): Promise<ExportableScan | undefined> {
  const [row] = await queries
    .select({ scan: scans, project: projects, subscription: subscriptions })
    .from(scans)
    .innerJoin(projects, eq(projects.id, scans.projectId))
    .leftJoin(subscriptions, eq(subscriptions.organisationId, projects.organisationId))
    .where(
      and(eq(scans.id, scanId), eq(scans.projectId, projectId), eq(projects.organisationId, organisationId)),
    );
  if (row === undefined) return undefined;
  const access = accessTo({ ...row.project, subscription: row.subscription }, organisationId);
  return access.kind === 'none' ? undefined : { scan: row.scan, project: row.project, access };
}
