import { type RefObject, useEffect } from 'react';
import type { CapturedPage } from './capturedPage.ts';
import type { Size } from './geometry/screenLayout.ts';

interface MiniaturePicture {
  screen: HTMLElement;
  canvas: RefObject<HTMLCanvasElement | null>;
  captured: CapturedPage;
  size: Size;
}

/** Paints each tile that is loaded into the screen onto the canvas, where it then stays. */
export function useMiniaturePicture({ screen, canvas, captured, size }: MiniaturePicture): void {
  useEffect(() => {
    const node = canvas.current;
    const context = node?.getContext('2d');
    if (!node || !context || size.height === 0) return;
    node.width = Math.round(size.width * devicePixelRatio);
    node.height = Math.round(size.height * devicePixelRatio);
    let isOver = false;

    async function paint(picture: HTMLImageElement) {
      const tile = captured.tiles.find(({ yOffset }) => String(yOffset) === tileOf(picture));
      if (!tile || !node || !picture.complete || picture.naturalWidth === 0) return;
      const across = node.width / captured.captured.width;
      const along = node.height / captured.captured.height;
      const width = Math.max(1, Math.round(tile.width * across));
      const height = Math.max(1, Math.round(tile.height * along));
      const small = await createImageBitmap(picture, {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'medium',
      });
      if (!isOver) context?.drawImage(small, 0, Math.round(tile.yOffset * along));
      small.close();
    }
    const paintLoaded = ({ target }: Event) => {
      // What can't be painted stays plain: the miniature works without.
      if (target instanceof HTMLImageElement) paint(target).catch(() => undefined);
    };

    for (const picture of screen.querySelectorAll('img')) paint(picture).catch(() => undefined);
    // A picture's load doesn't bubble, but can be heard on its way down.
    screen.addEventListener('load', paintLoaded, true);
    return () => {
      isOver = true;
      screen.removeEventListener('load', paintLoaded, true);
    };
  }, [screen, canvas, captured, size]);
}

function tileOf(picture: HTMLImageElement): string | undefined {
  return picture.closest<HTMLElement>('[data-tile]')?.dataset.tile;
}
