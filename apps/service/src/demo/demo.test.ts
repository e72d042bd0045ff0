import { rm } from 'node:fs/promises';
import { startTestSite } from '@sitelens/test-site';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findUser } from '../store/accounts.ts';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/openDatabase.ts';
import {
  findProject,
  listProjectsWithLatestScans,
  setProjectPublic,
  updateProject,
} from '../store/projects.ts';
import { failScan } from '../store/runningScans.ts';
import { findSubscription } from '../store/subscriptions.ts';
import { newDataFolder } from '../store/testing/databases.testing.ts';
import { ensureDemoOrganisation } from './demoOrganisation.ts';
import { readDemoRecord, writeDemoRecord } from './demoRecord.ts';
import { ensureDemoProject } from './ensureDemoProject.ts';
import { startDemoSite } from './startDemoSite.ts';

let dataDir: string;
let database: Database;
let begun: string[];

beforeEach(async () => {
  dataDir = await newDataFolder();
  database = await openDatabase({ dataDir });
  begun = [];
});

afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function ensure(siteUrl: string) {
  const scanQueue = { begin: async (scanId: string) => void begun.push(scanId) };
  await ensureDemoProject({ database, scanQueue, dataDir, siteUrl });
  const { organisationId } = await ensureDemoOrganisation(database);
  return { organisationId, projects: await listProjectsWithLatestScans(database, organisationId) };
}

describe('the demo project', () => {
  it('is made once, with one scan', async () => {
    await ensure('http://127.0.0.1:40001');
    const { projects } = await ensure('http://127.0.0.1:40001');
    expect(projects).toHaveLength(1);
    expect(projects[0]?.scans.map(({ scanId }) => scanId)).toEqual(begun);
    expect(begun).toHaveLength(1);
  });

  it('is found again after a kill between making it and remembering it', async () => {
    await ensure('http://127.0.0.1:40001');
    await writeDemoRecord(dataDir, { port: 40001 });
    const { projects } = await ensure('http://127.0.0.1:40001');
    expect(projects).toHaveLength(1);
    expect((await readDemoRecord(dataDir)).projectId).toBe(projects[0]?.id);
  });

  it('follows the site to another port', async () => {
    await ensure('http://127.0.0.1:40001');
    await failScan(database, begun[0] ?? '', { outcome: 'FAILED', reason: 'SCAN_ERROR' });
    const { projects } = await ensure('http://127.0.0.1:40002');
    expect(projects).toMatchObject([{ startUrl: 'http://127.0.0.1:40002/' }]);
    expect(begun).toHaveLength(1);
  });

  it('begins a scan anew that the move has cut off, and says why the first one ended', async () => {
    await ensure('http://127.0.0.1:40001');
    const { projects } = await ensure('http://127.0.0.1:40002');
    const url = 'http://127.0.0.1:40001/';
    expect(projects[0]?.scans).toMatchObject([
      { scanId: begun[1], status: 'QUEUED', startUrl: 'http://127.0.0.1:40002/' },
      { scanId: begun[0], status: 'FAILED', failure: { reason: 'CONNECTION_FAILED', url } },
    ]);
    expect(begun).toHaveLength(2);
  });

  it('is left alone where somebody has pointed it elsewhere', async () => {
    const { organisationId, projects } = await ensure('http://127.0.0.1:40001');
    const [project] = projects;
    if (!project) throw new Error('There is no demo project.');
    const settings = { ...project, startUrl: 'https://www.example.com/', name: 'Mine' };
    await updateProject(database, organisationId, project.id, settings);
    await ensure('http://127.0.0.1:40002');
    expect(await findProject(database, organisationId, project.id)).toMatchObject({
      name: 'Mine',
      startUrl: 'https://www.example.com/',
      isPublic: false,
    });
  });

  it('is public, in a database that had it before as well', async () => {
    const { organisationId, projects } = await ensure('http://127.0.0.1:40001');
    const id = projects[0]?.id ?? '';
    expect(await findProject(database, undefined, id)).toMatchObject({ id, isPublic: true });
    await setProjectPublic(database, organisationId, id, false);
    expect(await findProject(database, undefined, id)).toBeUndefined();
    await ensure('http://127.0.0.1:40002');
    expect(await findProject(database, undefined, id)).toMatchObject({ id, isPublic: true });
  });

  it('belongs to an organisation that no trial ends for', async () => {
    const account = await ensureDemoOrganisation(database);
    expect(await findSubscription(database, account, [])).toMatchObject({
      status: 'ACTIVE',
      trialExpired: false,
      userRole: 'OWNER',
    });
    expect(await findUser(database, account)).toMatchObject({ organisation: { name: 'Demo organisation' } });
  });
});

describe('the bundled site', () => {
  it('keeps its port over restarts, and moves where that is taken', async () => {
    const first = await startDemoSite(dataDir);
    await first.close();
    const second = await startDemoSite(dataDir);
    expect(second.port).toBe(first.port);
    await second.close();

    const other = await startTestSite({ port: first.port });
    const third = await startDemoSite(dataDir);
    expect(third.port).not.toBe(first.port);
    expect((await readDemoRecord(dataDir)).port).toBe(third.port);
    expect((await fetch(third.url)).status).toBe(200);
    await third.close();
    await other.close();
  });
});
