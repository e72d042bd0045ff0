import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { seenOn } from './seenOn.ts';
import { pairsOfColours } from './testing/pairsOfColours.ts';
import { contrastRatio, type Hex } from './wcagContrast.ts';

/** The part of axe-core's own colour maths that is compared with; its types leave it out. */
interface AxeColour {
  toHexString: () => string;
}
interface AxeColours {
  Color: new (red: number, green: number, blue: number, alpha: number) => AxeColour;
  getContrast: (background: AxeColour, foreground: AxeColour) => number;
  flattenColors: (foreground: AxeColour, background: AxeColour) => AxeColour;
}

const color: AxeColours = Reflect.get(axe.commons, 'color');

function axeColour(hex: Hex, alpha = 1): AxeColour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return new color.Color(red, green, blue, alpha);
}

describe('as axe-core measures it', () => {
  test('the ratio of two colours', () => {
    for (const [one, other] of pairsOfColours(500)) {
      // axe-core keeps WCAG 2.1's constant 0.03928, which is the same for 8 bits a channel.
      expect(contrastRatio(one, other)).toBeCloseTo(color.getContrast(axeColour(other), axeColour(one)), 10);
    }
  });

  test.each([0, 0.2, 128 / 255, 0.5, 0.87, 1])('a text of opacity %s is seen as', (alpha) => {
    for (const [text, background] of pairsOfColours(200)) {
      const seen = color.flattenColors(axeColour(text, alpha), axeColour(background)).toHexString();
      expect(seenOn(text, alpha, background)).toBe(seen);
    }
  });
});

/** As published: WebAIM's and W3C's examples (techniques G17, G18 and the Understanding pages). */
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.478],
  ['#767676', '#ffffff', 4.542],
  ['#949494', '#ffffff', 3.03],
  ['#595959', '#ffffff', 7.0],
  ['#0000ff', '#ffffff', 8.592],
  ['#ff0000', '#ffffff', 3.998],
] as const)('%s on %s has %s:1', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
});
