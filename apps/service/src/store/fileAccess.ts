import { eq } from 'drizzle-orm';
import { accessTo, type Reader } from './access.ts';
import type { Database } from './database.ts';
import { projects, scans, subscriptions } from './schema.ts';
import { seesPage } from './visible.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Pictures alone: a scan's report has a call of its own. */
const SCAN_AND_PAGE = new RegExp(`^/files/(${UUID})/(${UUID})/(?!.*\\.pdf$)`);

/**
 * Whether who asks may read a file of a page. `withheld`: they may read the scan, but not this page of it;
 * a project's own pictures are shown with it. `none`: the scan is not theirs to read, or isn't there.
 */
export async function fileAccess(
  db: Database,
  reader: Reader,
  fileName: string,
): Promise<'readable' | 'withheld' | 'none'> {
  const [, scanId, pageId] = SCAN_AND_PAGE.exec(fileName) ?? [];
  if (scanId === undefined || pageId === undefined) return 'none';
  const [row] = await db.queries
    .select({ scan: scans, project: projects, subscription: subscriptions })
    .from(scans)
    .innerJoin(projects, eq(projects.id, scans.projectId))
    .leftJoin(subscriptions, eq(subscriptions.organisationId, projects.organisationId))
    .where(eq(scans.id, scanId));
  if (row === undefined) return 'none';
  const { scan, project, subscription } = row;
  const access = accessTo({ ...project, subscription }, reader);
  if (access.kind === 'none') return 'none';
  if (Object.values(project.thumbnails ?? {}).includes(fileName)) return 'readable';
  return (await seesPage(db.queries, { scan, access }, pageId)) ? 'readable' : 'withheld';
}
