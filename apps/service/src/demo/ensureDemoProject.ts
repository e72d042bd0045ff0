import { defaultAllowedDomains, type Project } from '@sitelens/api-client/contract';
import type { ScanQueue } from '../scanning/scanning.ts';
import type { Database } from '../store/database.ts';
import {
  createProject,
  findProject,
  listProjectsWithLatestScans,
  setProjectPublic,
  updateProject,
} from '../store/projects.ts';
import { failScan } from '../store/runningScans.ts';
import { startScan } from '../store/scans.ts';
import { ensureDemoOrganisation } from './demoOrganisation.ts';
import { readDemoRecord, writeDemoRecord } from './demoRecord.ts';

interface DemoOptions {
  readonly database: Database;
  readonly scanQueue: ScanQueue;
  readonly dataDir: string;
  /** Where the bundled site is served, without a slash at the end. */
  readonly siteUrl: string;
}

const PROJECT_NAME = 'Harbour & Pine';

/**
 * Makes the demo project and starts its first scan, once; on a later start only follows the site to its
 * port, where a scan that was under way begins anew. A project that somebody has deleted stays deleted.
 * While it is of the bundled site it is public, so that the public screens have something to show.
 */
export async function ensureDemoProject({
  database,
  scanQueue,
  dataDir,
  siteUrl,
}: DemoOptions): Promise<void> {
  const { organisationId } = await ensureDemoOrganisation(database);
  const record = await readDemoRecord(dataDir);
  const startUrl = `${siteUrl}/`;
  const known = await knownProject(database, organisationId, record.projectId);
  if (!known && record.projectId !== undefined) return;
  const wasCutOff = known !== undefined && (await followSite(database, organisationId, known, startUrl));
  const project = known ?? (await createDemoProject(database, organisationId, startUrl));
  await setProjectPublic(database, organisationId, project.id, isOfBundledSite(project));
  await writeDemoRecord(dataDir, { ...record, projectId: project.id });
  if (project.scans.length > 0 && !wasCutOff) return;
  const scan = await startScan(database, organisationId, project.id);
  if (scan && scan !== 'already-running') await scanQueue.begin(scan.scanId);
}

/** By its id; by its looks when a kill came between making it and writing that down. */
async function knownProject(
  database: Database,
  organisationId: string,
  projectId: string | undefined,
): Promise<Project | undefined> {
  if (projectId !== undefined) return findProject(database, organisationId, projectId);
  const projects = await listProjectsWithLatestScans(database, organisationId);
  return projects.find((project) => project.name === PROJECT_NAME && isOfBundledSite(project));
}

/**
 * A start URL that somebody has pointed elsewhere is left alone. True when the move has cut a scan off: the
 * rest of its pages is no longer where it looks for them.
 */
async function followSite(
  database: Database,
  organisationId: string,
  project: Project,
  startUrl: string,
): Promise<boolean> {
  if (project.startUrl === startUrl || !isOfBundledSite(project)) return false;
  await updateProject(database, organisationId, project.id, {
    ...project,
    startUrl,
    allowedDomains: defaultAllowedDomains(startUrl),
  });
  const running = project.scans.find(({ endedAt }) => endedAt === undefined);
  if (running === undefined) return false;
  const { scanId, startUrl: url } = running;
  await failScan(database, scanId, { outcome: 'FAILED', reason: 'CONNECTION_FAILED', url });
  return true;
}

function isOfBundledSite({ startUrl }: Project): boolean {
  return new URL(startUrl).hostname === '127.0.0.1';
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
