import {
  type Color,
  converter,
  formatHex,
  modeHsl,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as register,
} from 'culori/fn';
import { type Hex, isHex } from './wcagContrast.ts';

for (const mode of [modeRgb, modeHsl, modeOklab, modeOklch]) register(mode);
const toRgb = converter('rgb');

/** A colour of CSS, as far as a screen of 8 bits a channel shows it. */
export interface ParsedColour {
  readonly hex: Hex;
  /** From 0 to 1, in steps of 1/255, so that `#rrggbbaa` tells all of it. */
  readonly alpha: number;
}

/** Why a text is no colour that has a contrast. */
export type ColourFault =
  | 'empty'
  | 'unknown'
  /** Beyond sRGB, which WCAG's relative luminance is defined for. */
  | 'outsideSrgb';

/** No colour is written so long; a text of megabytes is not to be read. */
const MAX_LENGTH = 200;

/** What remains of a conversion from OKLCH to sRGB is far below a step of 8 bits. */
const CONVERSION_NOISE = 0.001;

/** A CSS colour: hexadecimal with or without `#`, `rgb()`, `hsl()`, `oklch()`, `oklab()` or a name. */
export function parseColour(text: string): ParsedColour | ColourFault {
  const written = text.trim().replace(/\s*;$/, '').toLowerCase();
  if (written === '') return 'empty';
  // A style sheet's end closes what is open; who types is only on the way.
  const isOpen = written.includes('(') && !written.endsWith(')');
  const colour = written.length > MAX_LENGTH || isOpen ? undefined : parse(written);
  if (colour === undefined) return 'unknown';
  const { r, g, b, alpha = 1 } = toRgb(clampAsCss(colour));
  const channels = [r, g, b];
  const isWithinSrgb = channels.every(
    (channel = 0) => channel >= -CONVERSION_NOISE && channel <= 1 + CONVERSION_NOISE,
  );
  if (!isWithinSrgb) return 'outsideSrgb';
  const hex = formatHex({ mode: 'rgb', r, g, b });
  if (!isHex(hex)) return 'unknown';
  return { hex, alpha: Math.round(Math.min(1, Math.max(0, alpha)) * 255) / 255 };
}

const clamp = (value = 0) => Math.min(1, Math.max(0, value));

/** `rgb(300 0 0)` and `hsl(0 200% 50%)` are valid, and mean the nearest that there is. */
function clampAsCss(colour: Color): Color {
  if (colour.mode === 'rgb') {
    return { ...colour, r: clamp(colour.r), g: clamp(colour.g), b: clamp(colour.b) };
  }
  return colour.mode === 'hsl' ? { ...colour, s: clamp(colour.s), l: clamp(colour.l) } : colour;
}

/** `#rrggbb`, or `#rrggbbaa` where it isn't opaque. */
export function colourText({ hex, alpha }: ParsedColour): string {
  if (alpha === 1) return hex;
  return `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
