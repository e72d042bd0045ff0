import { startTestSite, type TestSite } from '@sitelens/test-site';
import { readDemoRecord, writeDemoRecord } from './demoRecord.ts';

/**
 * Serves the bundled site on the loopback address, at the port where it was before: the pages of earlier
 * scans are then still at their addresses. A port that is taken is replaced by a free one.
 */
export async function startDemoSite(dataDir: string): Promise<TestSite> {
  const record = await readDemoRecord(dataDir);
  const site = await startTestSite({ port: record.port ?? 0 }).catch(() => startTestSite({ port: 0 }));
  if (site.port !== record.port) await writeDemoRecord(dataDir, { ...record, port: site.port });
  return site;
}
