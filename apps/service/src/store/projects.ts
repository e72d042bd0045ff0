import type { NewProject, Project, ProjectUpdate } from '@sitelens/api-client/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FileStore } from '../files/fileStore.ts';
import { accessTo, type Reader } from './access.ts';
import type { Database } from './database.ts';
import { isOwned } from './ownership.ts';
import { readableProject } from './readable.ts';
import { redactedProject } from './redaction.ts';
import { projects, scans, subscriptions } from './schema.ts';
import { toProject } from './wire.ts';

/** A website to watch, with every setting that the caller must have decided: the store has no defaults. */
export type ProjectSettings = Required<Omit<NewProject, 'schedule' | 'isPublic'>> &
  Pick<NewProject, 'schedule' | 'isPublic'>;

export async function createProject(
  db: Database,
  organisationId: string,
  settings: ProjectSettings,
): Promise<Project> {
  const { name, startUrl, allowedDomains, maxPages, maxSimultaneousPages, schedule } = settings;
  const [row] = await db.queries
    .insert(projects)
    .values({
      organisationId,
      name,
      startUrl,
      allowedDomains: [...allowedDomains],
      maxPages,
      maxSimultaneousPages,
      schedule: schedule ?? null,
    })
    .returning();
  if (row === undefined) throw new Error('A project could not be saved.');
  return toProject(row, []);
}

/** With all of its scans, newest first. */
export async function findProject(
  db: Database,
  reader: Reader,
  projectId: string,
): Promise<Project | undefined> {
  const readable = await readableProject(db.queries, reader, projectId);
  if (readable === undefined) return undefined;
  const { project, access } = readable;
  const scanRows = await db.queries
    .select()
    .from(scans)
    .where(eq(scans.projectId, projectId))
    .orderBy(desc(scans.startedAt), desc(scans.id));
  return redactedProject(access, toProject(project, scanRows), project.organisationId === reader);
}

/**
 * A setting that is left out stays as it is, but for the schedule, which is then removed. A project that is
 * pointed elsewhere is private again: nobody has said that the other site's results may be public.
 */
export async function updateProject(
  db: Database,
  organisationId: string,
  projectId: string,
  { name, startUrl, allowedDomains, maxPages, maxSimultaneousPages, schedule }: ProjectUpdate,
): Promise<Project | undefined> {
  const [row] = await db.queries
    .update(projects)
    .set({
      name,
      startUrl,
      revision: sql`${projects.revision} + 1`,
      isPublic: sql`${projects.isPublic} and ${projects.startUrl} = ${startUrl}`,
      schedule: schedule ?? null,
      ...(allowedDomains !== undefined && { allowedDomains: [...allowedDomains] }),
      ...(maxPages !== undefined && { maxPages }),
      ...(maxSimultaneousPages !== undefined && { maxSimultaneousPages }),
    })
    .where(and(eq(projects.id, projectId), isOwned(organisationId)))
    .returning({ id: projects.id });
  return row && findProject(db, organisationId, projectId);
}

/** Whether a project's scans can be read, redacted, without signing in. */
export async function setProjectPublic(
  db: Database,
  organisationId: string,
  projectId: string,
  isPublic: boolean,
): Promise<void> {
  await db.queries
    .update(projects)
    .set({ isPublic })
    .where(and(eq(projects.id, projectId), isOwned(organisationId)));
}

/**
 * Deletes a project with its scans, findings and files; false when there is none to delete. From the mark
 * on it is gone for every other call, and pages of it that are being scanned are refused.
 */
export async function deleteProject(
  db: Database,
  organisationId: string,
  projectId: string,
  files: FileStore,
): Promise<boolean> {
  const [row] = await db.queries
    .update(projects)
    .set({ deleted: true })
    .where(and(eq(projects.id, projectId), isOwned(organisationId)))
    .returning({ id: projects.id });
  if (row === undefined) return false;
  await removeProject(db, files, row.id);
  return true;
}

/** Goes on with the deletions that a kill has cut off. */
export async function finishDeletions(db: Database, files: FileStore): Promise<void> {
  const marked = await db.queries
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.deleted, true));
  for (const { id } of marked) await removeProject(db, files, id);
}

/** Files before rows: the rows are what says that there are files. */
async function removeProject(db: Database, files: FileStore, projectId: string): Promise<void> {
  const scanRows = await db.queries
    .select({ id: scans.id })
    .from(scans)
    .where(eq(scans.projectId, projectId));
  for (const { id } of scanRows) await files.removeFolder(`/files/${id}`);
  await db.queries.delete(projects).where(eq(projects.id, projectId));
}

/** Every project of the organisation, newest first, each with its two latest scans. */
export async function listProjectsWithLatestScans(
  db: Database,
  organisationId: string,
): Promise<readonly Project[]> {
  // One look into the index a project, however many scans it has had.
  const latest = db.queries
    .select()
    .from(scans)
    .where(eq(scans.projectId, projects.id))
    .orderBy(desc(scans.startedAt), desc(scans.id))
    .limit(2)
    .as('latest');
  const rows = await db.queries
    .select()
    .from(projects)
    .leftJoin(subscriptions, eq(subscriptions.organisationId, projects.organisationId))
    .leftJoinLateral(latest, sql`true`)
    .where(isOwned(organisationId))
    .orderBy(desc(projects.createdAt), desc(projects.id), desc(latest.startedAt), desc(latest.id));
  return [...Map.groupBy(rows, (row) => row.projects.id).values()].flatMap((ofProject) => {
    const [first] = ofProject;
    if (first === undefined) return [];
    const access = accessTo({ ...first.projects, subscription: first.subscriptions }, organisationId);
    if (access.kind === 'none') return [];
    const scanRows = ofProject.flatMap((row) => row.latest ?? []);
    return redactedProject(access, toProject(first.projects, scanRows), true);
  });
}
