import type { Page, ScreenSize, Thumbnails } from '@sitelens/api-client/contract';
import { SCREEN_SIZE_NAMES } from '@sitelens/api-client/contract';
import { goldenId, SCAN_ID } from './goldenId.ts';
import { report } from './report.ts';

/** Where Storybook serves the golden scan's pictures. */
const FILES = '/golden';

/** The pages of the golden scan, in the crawl's order. */
export const goldenPages: readonly Page[] = report.pages.map((reported, index) => {
  const thumbnails = Object.entries(thumbnailsOf(index)).map(
    ([size, fileName]) => [size, [{ fileName, yOffset: 0, width: 320, height: 180 }]] as const,
  );
  const tiles = Object.entries(reported.screenshots ?? {}).map(
    ([size, strips]) =>
      [size, strips.map((tile) => ({ ...tile, fileName: `${FILES}/${tile.fileName}` }))] as const,
  );
  const {
    findings,
    mobileFindings: _mobileFindings,
    screenshots: _,
    detail: _detail,
    mediaType: _mediaType,
    ...rest
  } = reported;
  return {
    ...rest,
    id: goldenId('page', index),
    scanId: SCAN_ID,
    accessibilityIssues: findings?.length ?? 0,
    scannedAt: report.endedAt,
    screenshots: { SCREENSHOT: Object.fromEntries(tiles), THUMBNAIL: Object.fromEntries(thumbnails) },
    dimensions: reported.dimensions ?? {},
  };
});

/** A page by its id. */
export function goldenPage(pageId: string): Page | undefined {
  return goldenPages.find(({ id }) => id === pageId);
}

/** A page by its place in the crawl. */
export function pageAt(index: number): Page {
  const page = goldenPages[index];
  if (!page) throw new RangeError(`The golden scan has no page ${index}.`);
  return page;
}

/** The small pictures of a page that were kept: at the desktop's size, and at those whose screenshots were. */
export function thumbnailsOf(index: number): Thumbnails {
  const reported = report.pages[index];
  if (reported?.outcome !== 'SCANNED') return {};
  const sizes = SCREEN_SIZE_NAMES.filter((size) => size === 'desktop' || hasScreenshots(index, size));
  return Object.fromEntries(sizes.map((size) => [size, `${FILES}/pages/${index}/${size}-thumbnail.jpg`]));
}

export function hasScreenshots(index: number, size: ScreenSize): boolean {
  return report.pages[index]?.screenshots?.[size] !== undefined;
}
