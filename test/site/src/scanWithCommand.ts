import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ScreenSize } from '@sitelens/api-client/contract';
import type { ScanReport } from '@sitelens/scanner';

const COMMAND = fileURLToPath(new URL('../../../packages/scanner/src/command/sitelens.ts', import.meta.url));

/**
 * Scans a site that runs on this machine with the command, as people do.
 *
 * @param url - Of the site, without a slash at the end.
 * @throws Error with what the command wrote when it ends with another status than 0.
 */
export async function scanWithCommand(url: string, screenSizes: readonly ScreenSize[]): Promise<ScanReport> {
  const folder = await mkdtemp(join(tmpdir(), 'sitelens-test-site-'));
  try {
    await promisify(execFile)(process.execPath, [
      '--conditions=sitelens-source',
      COMMAND,
      'scan',
      `${url}/`,
      ...['--allow-target', new URL(url).host],
      ...['--sizes', screenSizes.join()],
      ...['--out', folder],
    ]);
    return JSON.parse(await readFile(join(folder, 'result.json'), 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
