import {
  type PageDimensions,
  SCREEN_SIZE_NAMES,
  type ScanTrust,
  type ScreenshotTile,
} from '@sitelens/api-client/contract';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { pages } from '../schema.ts';
import { EXAMPLES } from './examples.ts';

/** Pages whose screenshot ends before they do, with what of them it shows at which screen size. */
export async function readCutPages(
  queries: Queries,
  scanId: string,
): Promise<ScanTrust['screenshotsCutShort']> {
  const rows = await queries
    .select({
      pageId: pages.id,
      url: pages.url,
      cutSizes: pages.screenshotsCutShort,
      dimensions: pages.dimensions,
      screenshots: pages.screenshots,
      count: sql<number>`count(*) over ()::integer`,
    })
    .from(pages)
    .where(and(eq(pages.scanId, scanId), isNotNull(pages.screenshotsCutShort)))
    .orderBy(asc(pages.ordinal))
    .limit(EXAMPLES);
  return {
    count: rows[0]?.count ?? 0,
    examples: rows.map(({ pageId, url, cutSizes, dimensions, screenshots }) => ({
      pageId,
      url,
      screenshots: SCREEN_SIZE_NAMES.filter((size) => cutSizes?.includes(size)).flatMap((screenSize) => {
        const page = dimensions?.[screenSize];
        const shown = shownBy(screenshots?.SCREENSHOT[screenSize] ?? []);
        return page && shown ? { screenSize, shown, page } : [];
      }),
    })),
  };
}

/** What a screenshot's strips show together, from the page's top left corner. */
function shownBy(tiles: readonly ScreenshotTile[]): PageDimensions | undefined {
  const last = tiles.at(-1);
  return last && { width: last.width, height: last.yOffset + last.height };
}
