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
    close: () => scanner.close(),
  };
}
