import {
  SCREEN_SIZE_NAMES,
  type Screenshots,
  type ScreenshotTile,
  type Thumbnails,
} from '@sitelens/api-client/contract';
import { linksOf, type PageResult, type SavedTile } from '@sitelens/scanner';
import type { pages } from '../schema.ts';
import { storableText } from '../storable.ts';

export type PageRecord = Partial<typeof pages.$inferInsert> & Pick<typeof pages.$inferSelect, 'outcome'>;

/** What a page's row says about how it ended, and what stood in its way. */
export function pageRecord(result: PageResult): PageRecord {
  const obstacles = 'obstacles' in result ? result.obstacles : undefined;
  return { ...endOf(result), ...(obstacles && { obstacles }) };
}

function endOf(result: PageResult): PageRecord {
  switch (result.outcome) {
    case 'SCANNED':
      return {
        links: linksOf(result).map(storableText),
        outcome: result.outcome,
        httpStatus: result.httpStatus,
        title: storableText(result.title),
        dimensions: result.dimensions,
        screenshotsCutShort: result.screenshotsCutShort.length > 0 ? result.screenshotsCutShort : null,
        screenshots: screenshotsOf(result.tiles),
        thumbnails: thumbnailsOf(result.tiles),
        accessibilityIssues: result.findings.length,
      };
    case 'REDIRECTED':
    case 'CANONICALISED': {
      return {
        outcome: result.outcome,
        httpStatus: result.httpStatus,
        leadsTo: storableText(result.leadsTo),
        links: linksOf(result).map(storableText),
      };
    }
    case 'NOT_HTML':
      return {
        outcome: result.outcome,
        httpStatus: result.httpStatus,
        mediaType: storableText(result.mediaType),
      };
    case 'FAILED':
      return {
        outcome: result.outcome,
        reason: result.reason,
        httpStatus: result.httpStatus ?? null,
        links: linksOf(result).map(storableText),
      };
    case 'BLOCKED_BY_ROBOTS':
      return { outcome: result.outcome };
  }
}

function screenshotsOf(tiles: readonly SavedTile[]): Screenshots {
  const ofKind = (kind: SavedTile['kind']) =>
    Object.fromEntries(
      SCREEN_SIZE_NAMES.map((size) => [size, tilesOf(tiles, kind, size)] as const).filter(
        ([, ofSize]) => ofSize.length > 0,
      ),
    );
  return { SCREENSHOT: ofKind('SCREENSHOT'), THUMBNAIL: ofKind('THUMBNAIL') };
}

function tilesOf(
  tiles: readonly SavedTile[],
  kind: SavedTile['kind'],
  screenSize: SavedTile['screenSize'],
): ScreenshotTile[] {
  return tiles
    .filter((tile) => tile.kind === kind && tile.screenSize === screenSize)
    .toSorted((a, b) => a.index - b.index)
    .map(({ fileName, yOffset, width, height }) => ({ fileName, yOffset, width, height }));
}

function thumbnailsOf(tiles: readonly SavedTile[]): Thumbnails | null {
  const first = tiles.filter(({ kind, index }) => kind === 'THUMBNAIL' && index === 0);
  return first.length === 0
    ? null
    : Object.fromEntries(first.map(({ screenSize, fileName }) => [screenSize, fileName]));
}
