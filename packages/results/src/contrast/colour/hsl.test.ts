import { expect, test } from 'vitest';
import { hexOfHsl, hslOf } from './hsl.ts';
import { pairsOfColours } from './testing/pairsOfColours.ts';

test.each([
  ['#ff0000', { hue: 0, saturation: 100, lightness: 50 }],
  ['#808080', { hue: 0, saturation: 0, lightness: 50 }],
  ['#000000', { hue: 0, saturation: 0, lightness: 0 }],
  ['#1a73e8', { hue: 214, saturation: 82, lightness: 51 }],
  ['#ff0001', { hue: 0, saturation: 100, lightness: 50 }],
] as const)('%s is %o', (hex, hsl) => {
  expect(hslOf(hex)).toEqual(hsl);
});

test('there and back moves no channel further than the sliders’ steps', () => {
  for (const [hex] of pairsOfColours(300)) {
    const back = hexOfHsl(hslOf(hex));
    for (const at of [1, 3, 5]) {
      const [one, other] = [hex, back].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
      expect(Math.abs((one ?? 0) - (other ?? 0))).toBeLessThanOrEqual(5);
    }
  }
});
