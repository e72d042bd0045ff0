import { and, eq, type SQL } from 'drizzle-orm';
import { type AccessFacts, accessTo, type ReadAccess, type Reader } from './access.ts';
import type { Queries } from './database.ts';
import { projects, scans, subscriptions } from './schema.ts';

type ProjectRow = typeof projects.$inferSelect;
type ScanRow = typeof scans.$inferSelect;

/** A project that who asks may read, and how. */
export interface ReadableProject {
  readonly project: ProjectRow;
  readonly access: ReadAccess;
}

/** A scan of such a project. */
export interface ReadableScan {
  readonly scan: ScanRow;
  readonly access: ReadAccess;
}

const { status, trialExpires, billingPeriodEndsAt } = subscriptions;
const SUBSCRIPTION = { status, trialExpires, billingPeriodEndsAt };

/** Undefined when it is not theirs to read, or is being deleted, or isn't there: nobody can tell which. */
export async function readableProject(
  queries: Queries,
  reader: Reader,
  projectId: string,
): Promise<ReadableProject | undefined> {
  const [row] = await queries
    .select({ project: projects, subscription: SUBSCRIPTION })
    .from(projects)
    .leftJoin(subscriptions, isOfOwner())
    .where(eq(projects.id, projectId));
  if (row === undefined) return undefined;
  const access = accessTo({ ...row.project, subscription: row.subscription }, reader);
  return access.kind === 'none' ? undefined : { project: row.project, access };
}

/** Undefined also when the scan is another project's. */
export async function readableScan(
  queries: Queries,
  reader: Reader,
  projectId: string,
  scanId: string,
): Promise<ReadableScan | undefined> {
  const { organisationId, isPublic, deleted } = projects;
  const [row] = await queries
    .select({ scan: scans, project: { organisationId, isPublic, deleted }, subscription: SUBSCRIPTION })
    .from(scans)
    .innerJoin(projects, eq(projects.id, scans.projectId))
    .leftJoin(subscriptions, isOfOwner())
    .where(and(eq(scans.id, scanId), eq(scans.projectId, projectId)));
  if (row === undefined) return undefined;
  const facts: AccessFacts = { ...row.project, subscription: row.subscription };
  const access = accessTo(facts, reader);
  return access.kind === 'none' ? undefined : { scan: row.scan, access };
}

function isOfOwner(): SQL {
  return eq(subscriptions.organisationId, projects.organisationId);
}
