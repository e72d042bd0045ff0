import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJobs } from '../../jobs/openJobs.ts';
import { throwingLog } from '../../jobs/throwingLog.testing.ts';
import { openDatabase } from '../openDatabase.ts';
import type { SharedFixture } from './sharedFixture.testing.ts';

/**
 * A data folder whose embedded database has its schema and its queues. Making one takes many times as long as
 * copying it; its value is its path.
 */
export async function makeEmbeddedTemplate(): Promise<SharedFixture> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitelens-template-'));
  const database = await openDatabase({ dataDir });
  const jobs = await openJobs({ database, log: throwingLog });
  await jobs.stop();
  await database.close();
  return { value: dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
