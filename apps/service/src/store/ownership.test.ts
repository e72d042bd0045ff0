import { expect, it } from 'vitest';
import { folderFileStore } from '../files/folderFileStore.ts';
import type { Database } from './database.ts';
import { listCategories } from './findings/categories.ts';
import { listIssueBoxes } from './findings/issueBoxes.ts';
import { listIssues } from './findings/issueList.ts';
import { listMobileFriendlyCategories } from './findings/mobileFriendly.ts';
import { listRulePages } from './findings/rulePages.ts';
import { newId } from './ids.ts';
import { findPage, listPages } from './pages.ts';
import { deleteProject, findProject, listProjectsWithLatestScans, updateProject } from './projects.ts';
import { findScan, listScans, startScan } from './scans.ts';
import { readScanTrust } from './scanTrust/scanTrust.ts';
import { countSiteAuditIssues } from './siteAudit/siteAuditCounts.ts';
import { listSiteAuditIssues } from './siteAudit/siteAuditIssues.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';
import { endedScan, finding, newAccount, newScan, SETTINGS, scannedPage } from './testing/scans.testing.ts';

const PAGING = { page: 0, size: 10 };
const ORDER = { order: 'desc', orderBy: 'totalIssues' } as const;
const files = folderFileStore('/nonexistent');

/** Every call on something that belongs to an organisation. */
const CALLS = {
  findProject: (db, org, { projectId }) => findProject(db, org, projectId),
  updateProject: (db, org, { projectId }) =>
    updateProject(db, org, projectId, { name: 'Taken over', startUrl: SETTINGS.startUrl }),
  deleteProject: async (db, org, { projectId }) =>
    (await deleteProject(db, org, projectId, files)) ? 'deleted' : undefined,
  listScans: (db, org, { projectId }) => listScans(db, org, projectId),
  startScan: (db, org, { projectId }) => startScan(db, org, projectId),
  findScan: (db, org, { projectId, scanId }) => findScan(db, org, projectId, scanId),
  listPages: (db, org, { projectId, scanId }) => listPages(db, org, projectId, scanId, PAGING),
  findPage: (db, org, { projectId, scanId, pageId }) => findPage(db, org, projectId, scanId, pageId),
  listCategories: (db, org, { projectId, scanId }) =>
    listCategories(db, org, projectId, scanId, { ...PAGING, order: 'desc', orderBy: 'impact' }),
  listRulePages: (db, org, { projectId, scanId }) =>
    listRulePages(db, org, projectId, scanId, 'image-alt', { ...PAGING, ...ORDER }),
  listIssues: (db, org, { projectId, scanId, pageId }) =>
    listIssues(db, org, projectId, scanId, pageId, 'image-alt', PAGING),
  listIssueBoxes: (db, org, { projectId, scanId, pageId }) =>
    listIssueBoxes(db, org, projectId, scanId, pageId, 'image-alt', {}),
  listMobileFriendlyCategories: (db, org, { projectId, scanId }) =>
    listMobileFriendlyCategories(db, org, projectId, scanId, { ...PAGING, order: 'desc', orderBy: 'impact' }),
  readScanTrust: (db, org, { projectId, scanId }) => readScanTrust(db, org, projectId, scanId),
  countSiteAuditIssues: (db, org, { projectId, scanId }) => countSiteAuditIssues(db, org, projectId, scanId),
  listSiteAuditIssues: (db, org, { projectId, scanId }) =>
    listSiteAuditIssues(db, org, projectId, scanId, 'MISSING_TITLE', PAGING),
} satisfies Record<string, (db: Database, organisationId: string, ids: Ids) => Promise<unknown>>;

interface Ids {
  readonly projectId: string;
  readonly scanId: string;
  readonly pageId: string;
}

const CALL_NAMES = Object.keys(CALLS).filter((name): name is keyof typeof CALLS => name in CALLS);

async function ownedThings(db: Database) {
  const { organisationId, ...ids } = await endedScan(db, {
    '/': scannedPage({ findings: [finding('image-alt', 0)] }),
  });
  const list = await listPages(db, organisationId, ids.projectId, ids.scanId, PAGING);
  return { organisationId, ids: { ...ids, pageId: list?.data[0]?.id ?? '' } };
}

describeOnBothDatabases('what belongs to an organisation', (database) => {
  it.each(CALL_NAMES.filter((name) => name !== 'deleteProject'))(
    'is there for %s by its own',
    async (name) => {
      const { organisationId, ids } = await ownedThings(database());
      expect(await CALLS[name](database(), organisationId, ids)).toBeDefined();
    },
  );

  it.each(CALL_NAMES)('is not there for %s by another', async (name) => {
    const { organisationId, ids } = await ownedThings(database());
    const before = await findProject(database(), organisationId, ids.projectId);
    const eve = await newAccount(database(), 'Eve');
    expect(await CALLS[name](database(), eve.organisationId, ids)).toBeUndefined();
    expect(await findProject(database(), organisationId, ids.projectId)).toEqual(before);
  });

  it.each(CALL_NAMES)('is not there for %s by an id that nothing has', async (name) => {
    const { organisationId } = await newAccount(database());
    const ids = { projectId: newId(), scanId: newId(), pageId: newId() };
    expect(await CALLS[name](database(), organisationId, ids)).toBeUndefined();
  });

  it.each([
    'findScan',
    'listPages',
    'findPage',
    'listCategories',
    'listRulePages',
    'listIssues',
    'listIssueBoxes',
    'listMobileFriendlyCategories',
    'readScanTrust',
    'countSiteAuditIssues',
    'listSiteAuditIssues',
  ] as const)('is not there for %s under another project of the same organisation', async (name) => {
    const { organisationId, ids } = await ownedThings(database());
    const { projectId } = await newScan(database(), {}, organisationId);
    expect(await CALLS[name](database(), organisationId, { ...ids, projectId })).toBeUndefined();
  });

  it.each(['findPage', 'listIssues', 'listIssueBoxes'] as const)(
    'is not there for %s under another scan',
    async (name) => {
      const { organisationId, ids } = await ownedThings(database());
      const other = await newScan(database(), {}, organisationId);
      const mixed = { ...other, pageId: ids.pageId };
      expect(await CALLS[name](database(), organisationId, mixed)).toBeUndefined();
    },
  );

  it('is in no list of another', async () => {
    await ownedThings(database());
    const { organisationId } = await newAccount(database());
    expect(await listProjectsWithLatestScans(database(), organisationId)).toEqual([]);
  });
});
