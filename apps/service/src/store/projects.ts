import type { NewProject, Project, ProjectUpdate } from '@sitelens/api-client/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FileStore } from '../files/fileStore.ts';
import { accessTo, type Reader } from './access.ts';
import type { Database } from './database.ts';
import { isOwned } from './ownership.ts';
import { planned } from './plannedScan.ts';
import { changesOf } from './projectChanges.ts';
import { rememberUse, requireRoomForProject } from './quota.ts';
import { readableProject } from './readable.ts';
import { redactedProject } from './redaction.ts';
import { projects, scans, subscriptions } from './schema.ts';
import { lockPlan } from './subscriptions.ts';
import { toProject } from './wire.ts';

/** A website to watch, with every setting that the caller must have decided: the store has no defaults. */
export type ProjectSettings = Required<Omit<NewProject, 'schedule' | 'isPublic'>> &
  Pick<NewProject, 'schedule' | 'isPublic'>;

/** @throws ProjectQuotaReachedError */
export async function createProject(
  db: Database,
  organisationId: string,
  settings: ProjectSettings,
  now = new Date(),
): Promise<Project> {
  const { name, startUrl, allowedDomains, maxPages, maxSimultaneousPages, schedule, isPublic } = settings;
  return db.queries.transaction(async (tx) => {
    await requireRoomForProject(tx, organisationId, await lockPlan(tx, organisationId));
    const [row] = await tx
      .insert(projects)
      .values({
        organisationId,
        name,
        startUrl,
        allowedDomains: [...allowedDomains],
        maxPages,
        maxSimultaneousPages,
        isPublic: isPublic ?? false,
        ...planned(schedule, now),
      })
      .returning();
    if (row === undefined) throw new Error('A project could not be saved.');
    return toProject(row, []);
  });
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
 * Changes a project's settings as {@link changesOf} says.
 *
 * @returns `changed` where the update was made from an older revision than there is
 */
export async function updateProject(
  db: Database,
  organisationId: string,
  projectId: string,
  update: ProjectUpdate,
  now = new Date(),
): Promise<Project | 'changed' | undefined> {
  const result = await db.queries.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(projects)
      .where(and(eq(projects.id, projectId), isOwned(organisationId)))
      // Not against new scans, whose rows only hold on to the project's key.
      .for('no key update');
    if (before === undefined) return undefined;
    if (update.revision !== undefined && update.revision !== before.revision) return 'changed';
    await tx
      .update(projects)
      .set(changesOf(before, update, now))
      .where(eq(projects.id, projectId));
    return 'saved';
  });
  return result === 'saved' ? findProject(db, organisationId, projectId) : result;
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
  await db.queries.transaction(async (tx) => {
    await rememberUse(tx, projectId);
    await tx.delete(projects).where(eq(projects.id, projectId));
  });
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
