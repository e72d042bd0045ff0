import { converter, formatHex, modeHsl, modeRgb, useMode as register } from 'culori/fn';
import { type Hex, isHex } from './wcagContrast.ts';

register(modeRgb);
register(modeHsl);
const toHsl = converter('hsl');

/** Hue in degrees from 0 to 359, saturation and lightness in per cent; whole numbers, as sliders have them. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** The nearest that whole numbers say; a grey has the hue 0. */
export function hslOf(hex: Hex): Hsl {
  const { h = 0, s = 0, l = 0 } = toHsl(hex) ?? {};
  return { hue: Math.round(h) % 360, saturation: Math.round(s * 100), lightness: Math.round(l * 100) };
}

export function hexOfHsl({ hue, saturation, lightness }: Hsl): Hex {
  const hex = formatHex({ mode: 'hsl', h: hue, s: saturation / 100, l: lightness / 100 });
  if (!isHex(hex)) throw new Error(`A colour without a hexadecimal form: ${hex}`);
  return hex;
}
