import { execFileSync } from 'node:child_process';
import { SCREEN_SIZE_NAMES, type ScreenSize } from '@sitelens/api-client/contract';
import { npmBrowser } from '../browser/npmBrowser.ts';
import { openScanner, type Scanner } from '../openScanner.ts';
import type { PageResult, SavedTile, ScannedPage, Tile } from '../pageResult.ts';

export interface TestScanner {
  readonly scanner: Scanner;
  /** Of the last scan. */
  readonly tiles: readonly Tile[];
  scan(url: string, screenSizes?: readonly ScreenSize[]): Promise<PageResult>;
  /** Fails unless the page was scanned. */
  scanned(url: string, screenSizes?: readonly ScreenSize[]): Promise<ScannedPage>;
  /** SIGKILL to this process's own browsers, found as its children. */
  killBrowser(): Promise<void>;
  close(): Promise<void>;
}

/** A scanner with a real browser, which may reach the targets given. */
export async function openTestScanner(
  allowedTargets: readonly string[] = ['127.0.0.1'],
): Promise<TestScanner> {
  const scanner = await openScanner({ browser: await npmBrowser(), allowedTargets });
  const tiles: Tile[] = [];
  const saveTile = async (tile: Tile): Promise<SavedTile> => {
    tiles.push(tile);
    const { jpeg: _, ...rest } = tile;
    return { ...rest, fileName: `${tile.screenSize}-${tile.kind}-${tile.index}` };
  };
  const scan: TestScanner['scan'] = (url, screenSizes = SCREEN_SIZE_NAMES) => {
    tiles.length = 0;
    return scanner.scanPage({ url, screenSizes, saveTile }, new AbortController().signal);
  };
  return {
    scanner,
    tiles,
    scan,
    async scanned(url, screenSizes) {
      const result = await scan(url, screenSizes);
      if (result.outcome !== 'SCANNED') throw new Error(`Not scanned: ${JSON.stringify(result)}`);
      return result;
    },
    async killBrowser() {
      const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
        encoding: 'utf8',
      });
      for (const line of list.split('\n')) {
        const port = new URL(scanner.egress.proxyUrl).port;
        if (line.includes(`--proxy-server=http://127.0.0.1:${port}`))
          process.kill(Number.parseInt(line, 10), 'SIGKILL');
      }
    },
    close: () => scanner.close(),
  };
}
