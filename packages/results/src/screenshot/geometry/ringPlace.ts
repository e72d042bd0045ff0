import type { Size } from './screenLayout.ts';
import type { ViewBox } from './spaces.ts';

/** As wide as the lines of a chosen box, in view pixels. */
const RING = 6;
/** A smaller element would vanish under lines drawn inside of it. */
const SMALLEST = 8 * RING;

/**
 * Where the lines around a box go: outside, where they leave the element uncovered; inside where they
 * would fall off the page's edge, as around a whole page, or around a band as wide as the page.
 */
export function ringPlace(box: ViewBox, page: Size): 'outside' | 'inside' {
  const touches = {
    across: box.left < RING || box.left + box.width > page.width - RING,
    along: box.top < RING || box.top + box.height > page.height - RING,
  };
  const isLarge = box.width >= SMALLEST && box.height >= SMALLEST;
  return isLarge && (touches.across || touches.along) ? 'inside' : 'outside';
}
