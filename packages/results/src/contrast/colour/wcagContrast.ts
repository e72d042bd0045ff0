import { modeLrgb, modeRgb, wcagContrast as ratioOf, useMode as register } from 'culori/fn';

register(modeRgb);
register(modeLrgb);

/** An opaque colour `#rrggbb`. */
export type Hex = `#${string}`;

/** Whether a text is `#rrggbb` and nothing else, so that it may go into a style. */
export function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

/** The contrast ratio of two colours, from 1 to 21, in either order (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: Hex, other: Hex): number {
  return ratioOf(one, other);
}
