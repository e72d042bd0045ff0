import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as register,
} from 'culori/fn';
import { seenOn } from './seenOn.ts';
import { contrastRatio, type Hex, isHex } from './wcagContrast.ts';

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) register(mode);
const toOklch = converter('oklch');

/** Of OKLCH's lightness, 0 to 1: finer than the difference between neighbouring colours of a screen. */
const STEP = 0.001;

/** A pair of colours that passes, by moving the lightness of one of them. */
export interface PassingPair {
  readonly changed: 'foreground' | 'background';
  readonly direction: 'lighter' | 'darker';
  readonly foreground: Hex;
  readonly background: Hex;
  readonly ratio: number;
  /** How far the lightness was moved, in OKLCH's 0 to 1. */
  readonly distance: number;
}

export interface ContrastPair {
  readonly foreground: Hex;
  /** How opaque the foreground is, from 0 to 1. Default: 1. A foreground that is offered is opaque. */
  readonly alpha?: number;
  readonly background: Hex;
  /** The ratio to be reached, such as 4.5. */
  readonly threshold: number;
}

/**
 * For the foreground and for the background, the colour nearest to it that passes on the other as it is:
 * the hue is kept, lightness moves no further than it must, and chroma gives way only where the screen
 * can't show it. The nearer one comes first; one that can't be reached by lightness is left out.
 */
export function nearestPassing(pair: ContrastPair): readonly PassingPair[] {
  return (['foreground', 'background'] as const)
    .flatMap((changed) => {
      const ways = [nearestWay(pair, changed, 'darker'), nearestWay(pair, changed, 'lighter')];
      return ways.filter((way) => way !== undefined).sort(byDistance)[0] ?? [];
    })
    .sort(byDistance);
}

const byDistance = (a: PassingPair, b: PassingPair) => a.distance - b.distance;

/** The first colour that passes on the way of one of the two to black or to white. */
export function nearestWay(
  pair: ContrastPair,
  changed: PassingPair['changed'],
  direction: PassingPair['direction'],
): PassingPair | undefined {
  const { background, threshold } = pair;
  const alpha = changed === 'foreground' ? 1 : (pair.alpha ?? 1);
  const foreground =
    changed === 'foreground' ? seenOn(pair.foreground, pair.alpha ?? 1, background) : pair.foreground;
  const first = { foreground, background }[changed];
  const start = toOklch(first);
  if (!start) return undefined;
  const room = Math.max(0, direction === 'darker' ? start.l : 1 - start.l);
  const sign = direction === 'darker' ? -1 : 1;
  for (let step = 0; step <= Math.ceil(room / STEP); step++) {
    const distance = Math.min(step * STEP, room);
    const hex = step === 0 ? first : atLightness(start, start.l + sign * distance);
    const colours = { foreground, background, [changed]: hex };
    const seen = seenOn(colours.foreground, alpha, colours.background);
    const ratio = contrastRatio(seen, colours.background);
    // WCAG asks for at least the threshold, axe-core 4.14 for more than it: this satisfies both.
    if (ratio > threshold) return { changed, direction, ...colours, ratio, distance };
  }
  return undefined;
}

function atLightness(colour: Oklch, lightness: number): Hex {
  const hex = formatHex(clampChroma({ ...colour, l: lightness }, 'oklch'));
  if (!isHex(hex)) throw new Error(`A colour without a hexadecimal form: ${hex}`);
  return hex;
}
