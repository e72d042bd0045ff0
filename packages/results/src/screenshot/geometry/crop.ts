import type { PageDimensions } from '@sitelens/api-client/contract';
import type { Size } from './screenLayout.ts';
import type { PageBox, Scale } from './spaces.ts';

/** No crop is higher than this, in view pixels (specification, section 5). */
export const MAXIMUM_CROP_HEIGHT = 200;

/** Surroundings shown around the box, in page pixels: enough to recognise the place. */
const SURROUNDINGS = 40;
/** A strip that is lower than this, in view pixels, shows a line and not where it stands. */
const SMALLEST_HEIGHT = 120;
/** Below this a page can't be made out any more; a larger box is cut instead. */
const SMALLEST_SCALE = 0.25;

/** A part of a page, and how it is drawn. */
export interface Crop {
  /** The part that is shown. */
  readonly part: PageBox;
  readonly scale: Scale;
}

/**
 * The part of a page to show for a box, as wide as `available` and no higher than its height or 200
 * view pixels. Small boxes are shown at 100 %, large ones smaller; of one that is larger still, the
 * beginning.
 */
export function cropAround(box: PageBox, page: PageDimensions, available: Size): Crop {
  const height = Math.min(available.height, MAXIMUM_CROP_HEIGHT);
  const wanted = { width: box.width + 2 * SURROUNDINGS, height: box.height + 2 * SURROUNDINGS };
  const fitting = Math.min(1, available.width / wanted.width, height / wanted.height);
  const scale = Math.max(SMALLEST_SCALE, fitting);
  const partWidth = Math.min(page.width, available.width / scale);
  const partHeight = Math.min(page.height, Math.max(wanted.height, SMALLEST_HEIGHT / scale), height / scale);
  return {
    part: {
      space: 'page',
      left: startOf(box.left, box.width, partWidth, page.width),
      top: startOf(box.top, box.height, partHeight, page.height),
      width: partWidth,
      height: partHeight,
    },
    scale,
  };
}

/** The box in the middle of the part, or its beginning where it is longer; the part inside of the page. */
function startOf(boxStart: number, boxLength: number, part: number, page: number): number {
  const centred = boxStart + boxLength / 2 - part / 2;
  const wanted = boxLength > part ? boxStart - part * 0.05 : centred;
  return Math.min(Math.max(0, wanted), Math.max(0, page - part));
}
