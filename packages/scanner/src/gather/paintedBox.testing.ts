import type { Page } from 'playwright-core';
import type { Tile } from '../pageResult.ts';

/** In CSS pixels of the full page. */
export interface PaintedBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const AROUND = 60;

/**
 * Where tiles show magenta near a place; undefined where they don't. The pictures are read by a browser.
 *
 * @param page - Any page of it.
 */
export async function paintedBox(
  page: Page,
  tiles: readonly Tile[],
  near: PaintedBox,
): Promise<PaintedBox | undefined> {
  const boxes: PaintedBox[] = [];
  for (const { jpeg, yOffset, height } of tiles) {
    const [top, bottom] = [near.top - yOffset - AROUND, near.bottom - yOffset + AROUND];
    if (bottom < 0 || top > height) continue;
    const area = { left: near.left - AROUND, top, right: near.right + AROUND, bottom };
    const found = await page.evaluate(magentaIn, { jpeg: Buffer.from(jpeg).toString('base64'), area });
    if (found) boxes.push({ ...found, top: found.top + yOffset, bottom: found.bottom + yOffset });
  }
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

async function magentaIn({
  jpeg,
  area,
}: {
  jpeg: string;
  area: PaintedBox;
}): Promise<PaintedBox | undefined> {
  const blob = await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob();
  const image = await createImageBitmap(blob);
  const from = { x: Math.max(0, Math.floor(area.left)), y: Math.max(0, Math.floor(area.top)) };
  const width = Math.min(image.width, Math.ceil(area.right)) - from.x;
  const height = Math.min(image.height, Math.ceil(area.bottom)) - from.y;
  const drawing = new OffscreenCanvas(width, height).getContext('2d');
  drawing?.drawImage(image, -from.x, -from.y);
  const pixels = drawing?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    // JPEG smears colours over two pixels: more than half of the colour counts.
    const isMagenta = (pixels[at] ?? 0) > 150 && (pixels[at + 1] ?? 255) < 110 && (pixels[at + 2] ?? 0) > 150;
    if (!isMagenta) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  }
  if (right <= left) return undefined;
  return { left: left + from.x, top: top + from.y, right: right + from.x, bottom: bottom + from.y };
}
