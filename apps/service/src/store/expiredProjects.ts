import { and, eq, lte } from 'drizzle-orm';
import type { FileStore } from '../files/fileStore.ts';
import type { Database } from './database.ts';
import { deleteProject } from './projects.ts';
import { projects } from './schema.ts';

/** Deletes the projects whose time is over, with their scans and files: those that visitors had made. */
export async function deleteExpiredProjects(db: Database, files: FileStore, now = new Date()): Promise<void> {
  const expired = await db.queries
    .select({ id: projects.id, organisationId: projects.organisationId })
    .from(projects)
    .where(and(lte(projects.expiresAt, now), eq(projects.deleted, false)));
  for (const { id, organisationId } of expired) await deleteProject(db, organisationId, id, files);
}
