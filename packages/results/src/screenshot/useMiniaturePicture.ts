import { type RefObject, useEffect } from 'react';
import type { CapturedPage } from './capturedPage.ts';
import type { Size } from './geometry/screenLayout.ts';

interface MiniaturePicture {
  screen: HTMLElement;
  canvas: RefObject<HTMLCanvasElement | null>;
  captured: CapturedPage;
  size: Size;
}

/**
 * So long, in milliseconds, must nothing have moved: a browser decodes a tile for a canvas on the thread that
 * scrolling needs too, which takes some 40 ms of it.
 */
const REST = 400;

/** Paints each tile that one has come to rest on onto the canvas, where it then stays. */
export function useMiniaturePicture({ screen, canvas, captured, size }: MiniaturePicture): void {
  useEffect(() => {
    const node = canvas.current;
    const context = node?.getContext('2d');
    if (!node || !context || size.height === 0) return;
    node.width = Math.round(size.width * devicePixelRatio);
    node.height = Math.round(size.height * devicePixelRatio);
    const across = node.width / captured.captured.width;
    const along = node.height / captured.captured.height;
    const painted = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const paintNext = () => {
      const next = loadedTiles(screen).find(({ yOffset }) => !painted.has(yOffset));
      if (!next) return;
      painted.add(next.yOffset);
      const tile = captured.tiles.find(({ yOffset }) => String(yOffset) === next.yOffset);
      if (tile) {
        const { yOffset, width, height } = tile;
        context.drawImage(next.picture, 0, yOffset * along, width * across, height * along);
      }
      wait();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(paintNext, REST);
    };

    wait();
    screen.addEventListener('scroll', wait, { passive: true });
    // A picture's load doesn't bubble, but can be heard on its way down.
    screen.addEventListener('load', wait, true);
    return () => {
      clearTimeout(timer);
      screen.removeEventListener('scroll', wait);
      screen.removeEventListener('load', wait, true);
    };
  }, [screen, canvas, captured, size]);
}

interface LoadedTile {
  readonly picture: HTMLImageElement;
  /** As its place says. */
  readonly yOffset: string;
}

function loadedTiles(screen: HTMLElement): LoadedTile[] {
  return [...screen.querySelectorAll<HTMLElement>('[data-tile]')].flatMap((place) => {
    const picture = place.querySelector('img');
    const yOffset = place.dataset.tile;
    const isLoaded = picture?.complete && picture.naturalWidth > 0;
    return isLoaded && yOffset !== undefined ? [{ picture, yOffset }] : [];
  });
}
