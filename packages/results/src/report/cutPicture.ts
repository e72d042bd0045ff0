import type { BoundingBoxes, ScreenshotTile } from '@sitelens/api-client/contract';
import { capturedPage, sizeToShow } from '../screenshot/capturedPage.ts';
import { type Crop, cropAround } from '../screenshot/geometry/crop.ts';
import { isMarkable } from '../screenshot/geometry/isMarkable.ts';
import { distance, spanOfBox, spanOfTile } from '../screenshot/geometry/near.ts';
import { type PageBox, toPageBox } from '../screenshot/geometry/spaces.ts';
import type { ViewedPage } from '../screenshot/ViewedPage.ts';
import type { ReportPicture } from './ReportContent.ts';

/** The room that a picture has on the sheet, in CSS pixels. */
const ROOM = { width: 600, height: 200 };
/** More pixels than CSS pixels, where the screenshot has them: paper shows them. */
const MOST_PIXELS = 2;
const JPEG_QUALITY = 0.85;

/**
 * Cuts an element out of its page's screenshot, with a box around it. Only the part is kept: whole strips of
 * many pages would make a report of some hundred megabytes.
 *
 * @returns nothing where the element can't be seen, or the screenshot can't be read
 */
export async function cutPicture(
  page: ViewedPage,
  boxes: BoundingBoxes,
  fileUrl: (fileName: string) => string,
): Promise<ReportPicture | undefined> {
  const size = sizeToShow(boxes, page, 'desktop');
  const captured = capturedPage(page, size);
  const fraction = boxes[size];
  if (!captured || !isMarkable(fraction)) return undefined;
  const box = toPageBox(fraction, captured.full);
  const crop = cropAround(box, captured.full, ROOM);
  const tiles = captured.tiles.filter((tile) => distance(spanOfTile(tile), spanOfBox(crop.part)) === 0);
  if (tiles.length === 0) return undefined;
  if (tiles.some(({ fileName }) => isElsewhere(fileUrl(fileName)))) {
    return { kind: 'uncut', page: withAddresses(page, fileUrl) };
  }
  try {
    const images = await Promise.all(
      tiles.map(async (tile) => ({ tile, image: await load(fileUrl(tile.fileName)) })),
    );
    return draw(crop, box, images);
  } catch {
    return undefined;
  }
}

/** Browsers show pictures of other origins, and let nobody read them. */
function isElsewhere(url: string): boolean {
  return new URL(url, document.baseURI).origin !== window.location.origin;
}

function withAddresses(page: ViewedPage, fileUrl: (fileName: string) => string): ViewedPage {
  const { SCREENSHOT, THUMBNAIL } = page.screenshots;
  const addressed = (tiles: readonly ScreenshotTile[] = []) =>
    tiles.map((tile) => ({ ...tile, fileName: fileUrl(tile.fileName) }));
  const { desktop, tablet, phone } = SCREENSHOT;
  return {
    ...page,
    screenshots: {
      SCREENSHOT: { desktop: addressed(desktop), tablet: addressed(tablet), phone: addressed(phone) },
      THUMBNAIL,
    },
  };
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

interface LoadedTile {
  readonly tile: ScreenshotTile;
  readonly image: HTMLImageElement;
}

function draw({ part, scale }: Crop, box: PageBox, tiles: readonly LoadedTile[]): ReportPicture | undefined {
  const ratio = scale * Math.min(MOST_PIXELS, 1 / scale);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(part.width * ratio));
  canvas.height = Math.max(1, Math.round(part.height * ratio));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const place = ({ left, top, width, height }: Omit<PageBox, 'space'>) =>
    [(left - part.left) * ratio, (top - part.top) * ratio, width * ratio, height * ratio] as const;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const { tile, image } of tiles) {
    context.drawImage(
      image,
      ...place({ left: 0, top: tile.yOffset, width: tile.width, height: tile.height }),
    );
  }
  for (const [colour, lineWidth] of RING) {
    context.strokeStyle = colour;
    context.lineWidth = lineWidth * (ratio / scale);
    context.strokeRect(...place(box));
  }
  return {
    kind: 'cut',
    src: canvas.toDataURL('image/jpeg', JPEG_QUALITY),
    width: Math.round(part.width * scale),
    height: Math.round(part.height * scale),
  };
}

/** The marker's ring, as on screen: seen on every ground. */
const RING = [
  ['#ffffff', 6],
  ['#e5195f', 3],
] as const;
