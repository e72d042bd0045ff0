import { and, eq, type SQL } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { projects } from './schema.ts';

type ProjectRow = typeof projects.$inferSelect;

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
