import { type PageDimensions, SCREEN_SIZES, type ScreenSize } from '@sitelens/api-client/contract';
import type { CDPSession } from 'playwright-core';
import { JPEG_QUALITY, THUMBNAIL_WIDTH } from '../browser/limits.ts';
import type { SavedTile, SaveTile, Tile } from '../pageResult.ts';
import { type Strip, tilePage } from './tiling.ts';

export interface Capture {
  readonly tiles: readonly SavedTile[];
  readonly isCutShort: boolean;
}

/**
 * Takes the page's tiles and its thumbnail, one after the other, and hands each over at once. One is kept while
 * the next is taken, so that two are in memory at most.
 */
export async function capture(
  session: CDPSession,
  screenSize: ScreenSize,
  dimensions: PageDimensions,
  saveTile: SaveTile,
): Promise<Capture> {
  const { strips, isCutShort } = tilePage(dimensions);
  const tiles: SavedTile[] = [];
  let saving = Promise.resolve();
  const take = async (kind: Tile['kind'], strip: Strip, scale: number) => {
    const [jpeg] = await Promise.all([captureStrip(session, strip, scale), saving]);
    saving = saveTile({ screenSize, kind, ...strip, jpeg }).then((saved) => void tiles.push(saved));
  };
  for (const strip of strips) await take('SCREENSHOT', strip, 1);
  const { width, height } = SCREEN_SIZES[screenSize];
  await take('THUMBNAIL', { index: 0, yOffset: 0, width, height }, THUMBNAIL_WIDTH / width);
  await saving;
  return { tiles, isCutShort };
}

async function captureStrip(session: CDPSession, strip: Strip, scale: number): Promise<Uint8Array> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: JPEG_QUALITY,
    // Only so is what lies below the view painted; it is laid out as before, `100vh` and all.
    captureBeyondViewport: true,
    clip: { x: 0, y: strip.yOffset, width: strip.width, height: strip.height, scale },
  });
  if (data.length === 0) throw new Error('The browser captured nothing.');
  return Buffer.from(data, 'base64');
}
