import type { ScreenSize, ScreenshotTile } from '@sitelens/api-client/contract';
import type { IssueBox } from '../screenshot/geometry/issueBox.ts';
import type { ViewedPage } from '../screenshot/ViewedPage.ts';

/** For stories and tests: a page of any height, painted in the browser, with issues at known places. */

interface Painting {
  width: number;
  height: number;
  tileHeight?: number;
  /** Painted pixels to a CSS pixel; low for pages that are only measured. */
  density?: number;
}

const BANDS = ['#ffffff', '#f2f5fb', '#fffaf0', '#14213d', '#f4fbf6'];

/** The tiles of a painted page, from top to bottom. */
export function paintedTiles({
  width,
  height,
  tileHeight = 4000,
  density = 0.5,
}: Painting): ScreenshotTile[] {
  return Array.from({ length: Math.ceil(height / tileHeight) }, (_, index) => {
    const yOffset = index * tileHeight;
    const tile = { width, height: Math.min(tileHeight, height - yOffset), yOffset };
    return { ...tile, fileName: paint(tile, density) };
  });
}

function paint(tile: { width: number; height: number; yOffset: number }, density: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(tile.width * density));
  canvas.height = Math.max(1, Math.round(tile.height * density));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser paints no canvas.');
  context.scale(density, density);
  for (let y = 0; y < tile.height; y += 500) paintBand(context, tile.width, y, (y + tile.yOffset) / 500);
  return canvas.toDataURL('image/png');
}

function paintBand(context: CanvasRenderingContext2D, width: number, y: number, band: number): void {
  const margin = Math.min(160, width * 0.08);
  const isDark = band % BANDS.length === 3;
  context.fillStyle = BANDS[band % BANDS.length] ?? '#ffffff';
  context.fillRect(0, y, width, 500);
  context.fillStyle = isDark ? '#ffffff' : '#1b2a4a';
  context.font = `bold ${Math.min(48, width / 12)}px sans-serif`;
  context.fillText(`Part ${band + 1} of the page`, margin, y + 110);
  context.fillStyle = isDark ? '#a9b6d3' : '#8a94a8';
  for (const [line, share] of [0.8, 0.74, 0.78, 0.4].entries()) {
    context.fillRect(margin, y + 150 + line * 30, (width - 2 * margin) * share, 12);
  }
  context.fillStyle = isDark ? '#fca311' : '#3858d6';
  context.fillRect(margin, y + 300, Math.min(220, width * 0.4), 56);
  context.fillStyle = isDark ? '#24345c' : '#dbe2f0';
  context.fillRect(width / 2, y + 300, width / 2 - margin, 150);
}

const WIDTHS: Readonly<Record<ScreenSize, number>> = { desktop: 1920, tablet: 768, phone: 360 };

/** A page that was captured at all three sizes, each as high as given. */
export function paintedPage(heights: Readonly<Record<ScreenSize, number>>, density?: number): ViewedPage {
  const at = (size: ScreenSize) => ({ width: WIDTHS[size], height: heights[size] });
  const tilesAt = (size: ScreenSize) =>
    paintedTiles({ ...at(size), ...(density !== undefined && { density }) });
  return {
    url: 'https://www.example.com/about',
    screenshots: {
      SCREENSHOT: { desktop: tilesAt('desktop'), tablet: tilesAt('tablet'), phone: tilesAt('phone') },
      THUMBNAIL: {},
    },
    dimensions: { desktop: at('desktop'), tablet: at('tablet'), phone: at('phone') },
  };
}

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** An issue at a place in CSS pixels of a page of these dimensions, at one size. Its position is the number its id ends in. */
export function issueAt(
  id: string,
  place: Place,
  page: { width: number; height: number },
  size: ScreenSize = 'desktop',
): IssueBox {
  const box = {
    left: place.left / page.width,
    right: (place.left + place.width) / page.width,
    top: place.top / page.height,
    bottom: (place.top + place.height) / page.height,
  };
  const name = `<a href="/${id}" class="button">Read more</a>`;
  const position = Number(/\d+$/.exec(id)?.[0] ?? 0);
  return { id, position, name, boundingBoxes: { [size]: box } };
}
