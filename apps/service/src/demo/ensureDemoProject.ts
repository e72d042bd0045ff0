import { defaultAllowedDomains, type Project } from '@sitelens/api-client/contract';
import type { Scanning } from '../scanning/scanning.ts';
import type { Database } from '../store/database.ts';
import { createProject, findProject, listProjectsWithLatestScans, updateProject } from '../store/projects.ts';
import { startScan } from '../store/scans.ts';
import { ensureDemoOrganisation } from './demoOrganisation.ts';
import { readDemoRecord, writeDemoRecord } from './demoRecord.ts';

interface DemoOptions {
  readonly database: Database;
  readonly scanning: Pick<Scanning, 'begin'>;
  readonly dataDir: string;
  /** Where the bundled site is served, without a slash at the end. */
  readonly siteUrl: string;
}

const PROJECT_NAME = 'Harbour & Pine';

/**
 * Makes the demo project and starts its first scan, once; on a later start only follows the site to its
 * port. A project that somebody has deleted stays deleted.
 */
export async function ensureDemoProject({
  database,
  scanning,
  dataDir,
  siteUrl,
}: DemoOptions): Promise<void> {
  const { organisationId } = await ensureDemoOrganisation(database);
  const record = await readDemoRecord(dataDir);
  const startUrl = `${siteUrl}/`;
  const known = await knownProject(database, organisationId, record.projectId);
  if (known) await followSite(database, organisationId, known, startUrl);
  if (!known && record.projectId !== undefined) return;
  const project = known ?? (await createDemoProject(database, organisationId, startUrl));
  await writeDemoRecord(dataDir, { ...record, projectId: project.id });
  if (project.scans.length > 0) return;
  const scan = await startScan(database, organisationId, project.id);
  if (scan && scan !== 'already-running') await scanning.begin(scan.scanId);
}

/** By its id; by its looks when a kill came between making it and writing that down. */
async function knownProject(
  database: Database,
  organisationId: string,
  projectId: string | undefined,
): Promise<Project | undefined> {
  if (projectId !== undefined) return findProject(database, organisationId, projectId);
  const projects = await listProjectsWithLatestScans(database, organisationId);
  return projects.find(
    ({ name, startUrl }) => name === PROJECT_NAME && new URL(startUrl).hostname === '127.0.0.1',
  );
}

/** A start URL that somebody has pointed elsewhere is left alone. */
async function followSite(
  database: Database,
  organisationId: string,
  project: Project,
  startUrl: string,
): Promise<void> {
  const isOnThisMachine = new URL(project.startUrl).hostname === '127.0.0.1';
  if (project.startUrl === startUrl || !isOnThisMachine) return;
  await updateProject(database, organisationId, project.id, {
    ...project,
    startUrl,
    allowedDomains: defaultAllowedDomains(startUrl),
  });
}

function createDemoProject(database: Database, organisationId: string, startUrl: string): Promise<Project> {
  return createProject(database, organisationId, {
    name: PROJECT_NAME,
    startUrl,
    allowedDomains: defaultAllowedDomains(startUrl),
    maxPages: 100,
    maxSimultaneousPages: 3,
  });
}
