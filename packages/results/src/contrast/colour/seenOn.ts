import type { Hex } from './wcagContrast.ts';

/** Red, green and blue, 0 to 255. */
function channelsOf(hex: Hex): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/**
 * The opaque colour that a translucent one is seen as (CSS Compositing, simple alpha compositing, in sRGB as
 * browsers do it), rounded to what a screen can show.
 *
 * @param alpha from 0, which is not there, to 1, which is opaque
 */
export function seenOn(colour: Hex, alpha: number, background: Hex): Hex {
  if (alpha === 1) return colour;
  const behind = channelsOf(background);
  const seen = channelsOf(colour).map((value, index) =>
    Math.round(value * alpha + (behind[index] ?? 0) * (1 - alpha)),
  );
  return `#${seen.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
