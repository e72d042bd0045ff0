import { SCREEN_SIZE_NAMES } from '@sitelens/api-client/contract';
import { npmBrowser, openScanner, type SaveTile } from '@sitelens/scanner';
import type { Contender } from './contender.ts';

/** The scanner itself, through its public surface and its filtering proxy. */
export async function openOurs(): Promise<Contender> {
  const scanner = await openScanner({ browser: await npmBrowser(), allowedTargets: '127.0.0.1' });
  const { signal } = new AbortController();
  const saveTile: SaveTile = async ({ jpeg: _, ...tile }) => ({ ...tile, fileName: '' });
  return {
    name: 'sitelens',
    async check(url) {
      const result = await scanner.scanPage({ url, screenSizes: SCREEN_SIZE_NAMES, saveTile }, signal);
      if (result.outcome !== 'SCANNED') throw new Error(`${url} ended as ${JSON.stringify(result)}`);
      return result.findings.reduce((sum, { screenSizes }) => sum + screenSizes.length, 0);
    },
    close: () => scanner.close(),
  };
}
