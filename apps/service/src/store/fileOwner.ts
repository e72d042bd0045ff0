import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { projects, scans } from './schema.ts';

const SCAN_OF_FILE = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//;

/** The id of the organisation whose scan a file belongs to; undefined when there is none. */
export async function findFileOwner(db: Database, fileName: string): Promise<string | undefined> {
  const scanId = SCAN_OF_FILE.exec(fileName)?.[1];
  if (scanId === undefined) return undefined;
  const [row] = await db.queries
    .select({ organisationId: projects.organisationId, deleted: projects.deleted })
    .from(scans)
    .innerJoin(projects, eq(projects.id, scans.projectId))
    .where(eq(scans.id, scanId));
  return row === undefined || row.deleted ? undefined : row.organisationId;
}
