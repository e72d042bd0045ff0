import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageAudit } from '@sitelens/scanner';
import { eq, getTableName } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { pageFolder } from '../files/fileName.ts';
import { folderFileStore } from '../files/folderFileStore.ts';
import { beginFrontier, openDatabaseFrontier } from './databaseFrontier.ts';
import { fileAccess } from './fileAccess.ts';
import { newId } from './ids.ts';
import {
  createProject,
  deleteProject,
  findProject,
  finishDeletions,
  listProjectsWithLatestScans,
  setProjectPublic,
  updateProject,
} from './projects.ts';
import { failScan, listRunningScans } from './runningScans.ts';
import { startScan } from './scans.ts';
import {
  duplicateGroups,
  linkChecks,
  pages,
  projects,
  scans,
  siteAuditCounts,
  siteAuditIssues,
  siteReadings,
  waitingReferences,
} from './schema.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';
import { crawlToTheEnd, newAccount, newScan, SETTINGS, scannedPage, tile } from './testing/scans.testing.ts';

const FAILURE = { outcome: 'FAILED', reason: 'NAME_NOT_RESOLVED' } as const;

/** Of which the page below has one row each. */
const OF_A_SCAN = [
  pages,
  siteReadings,
  siteAuditIssues,
  siteAuditCounts,
  duplicateGroups,
  linkChecks,
  waitingReferences,
];

const AUDIT: PageAudit = {
  records: [{ issueType: 'MISSING_TITLE', issueDetails: { page_url: { href: SETTINGS.startUrl } } }],
  contents: [{ issueType: 'DUPLICATE_H1_TAGS', content: 'Welcome' }],
  references: [{ kind: 'link', url: 'https://www.example.net/' }],
};

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'sitelens-project-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { folder, files: folderFileStore(folder) };
}

describeOnBothDatabases('projects', (database) => {
  it('are kept as they were given', async () => {
    const { organisationId } = await newAccount(database());
    const schedule = { scheduleEvery: 7, scheduleMillis: 86_400_000 } as const;
    const created = await createProject(database(), organisationId, { ...SETTINGS, schedule });
    expect(created).toMatchObject({ ...SETTINGS, schedule, scans: [], thumbnails: {}, deleted: false });
    expect(await findProject(database(), organisationId, created.id)).toEqual(created);
  });

  it('keep a setting that an update leaves out, but not the schedule', async () => {
    const { organisationId } = await newAccount(database());
    const schedule = { scheduleEvery: 1, scheduleMillis: 3_600_000 } as const;
    const { id } = await createProject(database(), organisationId, { ...SETTINGS, schedule });
    const updated = await updateProject(database(), organisationId, id, {
      name: 'New name',
      startUrl: 'https://new.example.com/',
      maxPages: 7,
    });
    expect(updated).toMatchObject({
      name: 'New name',
      startUrl: 'https://new.example.com/',
      maxPages: 7,
      allowedDomains: SETTINGS.allowedDomains,
      maxSimultaneousPages: SETTINGS.maxSimultaneousPages,
    });
    expect(updated).not.toHaveProperty('schedule');
  });

  it('that are public are so until they are pointed elsewhere', async () => {
    const { organisationId } = await newAccount(database());
    const { id } = await createProject(database(), organisationId, SETTINGS);
    expect(await findProject(database(), undefined, id)).toBeUndefined();
    await setProjectPublic(database(), organisationId, id, true);
    await updateProject(database(), organisationId, id, { name: 'New', startUrl: SETTINGS.startUrl });
    expect(await findProject(database(), undefined, id)).toMatchObject({
      name: 'New',
      isPublic: true,
      isMember: false,
    });
    await updateProject(database(), organisationId, id, { name: 'New', startUrl: 'https://a.example.net/' });
    expect(await findProject(database(), undefined, id)).toBeUndefined();
    expect(await findProject(database(), organisationId, id)).toMatchObject({ isPublic: false });
  });

  it('are listed newest first, with their two latest scans and their newest picture', async () => {
    const db = database();
    const { organisationId } = await newAccount(db);
    const first = await newScan(db, { name: 'First' }, organisationId);
    const second = await createProject(db, organisationId, { ...SETTINGS, name: 'Second' });
    const thumbnail = tile('THUMBNAIL', 0, { fileName: '/files/a/b/1/desktop-thumbnail-0.jpg' });
    await crawlToTheEnd(db, first.scanId, { '/': scannedPage({ tiles: [thumbnail] }) });
    const later = [];
    for (let number = 0; number < 2; number++) {
      const scan = await startScan(db, organisationId, first.projectId);
      if (scan === undefined || scan === 'already-running') throw new Error('The scan did not start.');
      later.unshift(scan.scanId);
      if (number === 0) await failScan(db, scan.scanId, FAILURE);
    }
    const list = await listProjectsWithLatestScans(db, organisationId);
    expect(list.map(({ id }) => id)).toEqual([second.id, first.projectId]);
    expect(list[1]?.scans.map(({ scanId }) => scanId)).toEqual(later);
    const whole = await findProject(db, organisationId, first.projectId);
    expect(whole?.scans.map(({ scanId }) => scanId)).toEqual([...later, first.scanId]);
    expect(whole?.thumbnails).toEqual({ desktop: thumbnail.fileName });
    expect(list[1]?.thumbnails).toEqual({ desktop: thumbnail.fileName });
  });

  it('are deleted with everything that belongs to them', async () => {
    const db = database();
    const { files, folder } = await newFolder();
    const { organisationId, projectId, scanId } = await newScan(db);
    await crawlToTheEnd(db, scanId, { '/': scannedPage({ siteAudit: AUDIT }) });
    for (const table of OF_A_SCAN) {
      expect(await db.queries.$count(table, eq(table.scanId, scanId)), getTableName(table)).toBe(1);
    }
    const file = `${pageFolder(scanId, newId(), 1)}/desktop-0.jpg`;
    await files.save(file, Buffer.from('picture'));
    expect(await fileAccess(db, organisationId, file)).toBe('readable');
    expect(await deleteProject(db, organisationId, projectId, files)).toBe(true);
    expect(await findProject(db, organisationId, projectId)).toBeUndefined();
    for (const table of OF_A_SCAN) {
      expect(await db.queries.$count(table, eq(table.scanId, scanId)), getTableName(table)).toBe(0);
    }
    expect(await fileAccess(db, organisationId, file)).toBe('none');
    expect(await readdir(folder)).toEqual([]);
    expect(await deleteProject(db, organisationId, projectId, files)).toBe(false);
  });

  it('are deleted to the end after a kill in between, and refuse pages from the mark on', async () => {
    const db = database();
    const { files, folder } = await newFolder();
    const { organisationId, projectId, scanId } = await newScan(db);
    const { startUrl, allowedDomains } = SETTINGS;
    await beginFrontier(db, scanId, { startUrl, allowedDomains, robots: [], seeds: [], crawlDelayMs: 0 });
    const frontier = openDatabaseFrontier(db, scanId);
    const lease = await frontier.lease();
    await files.save(`${pageFolder(scanId, newId(), 1)}/desktop-0.jpg`, Buffer.from('picture'));
    await db.queries.update(projects).set({ deleted: true }).where(eq(projects.id, projectId));
    expect(lease && (await frontier.complete(lease, scannedPage()))).toBe(false);
    expect(await findProject(db, organisationId, projectId)).toBeUndefined();
    expect((await listRunningScans(db)).map(({ id }) => id)).not.toContain(scanId);
    await finishDeletions(db, files);
    expect(await db.queries.$count(scans, eq(scans.id, scanId))).toBe(0);
    expect(await readdir(folder)).toEqual([]);
  });
});
