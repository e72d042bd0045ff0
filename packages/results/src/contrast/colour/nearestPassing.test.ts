import { converter } from 'culori/fn';
import { describe, expect, test } from 'vitest';
import { nearestPassing, nearestWay } from './nearestPassing.ts';
import { seenOn } from './seenOn.ts';
import { pairsOfColours } from './testing/pairsOfColours.ts';

/** WCAG 2.2's definitions of "relative luminance" and "contrast ratio", written out once more. */
function wcagRatio(one: string, other: string): number {
  const luminance = (hex: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const value = Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
      return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    }, 0);
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const failing = [...pairsOfColours(300)].filter(([one, other]) => wcagRatio(one, other) < 4.5);

describe.each([3, 4.5, 7])('for a threshold of %s:1', (threshold) => {
  test('what is offered passes by the formula of WCAG, and leaves the other colour alone', () => {
    for (const [foreground, background] of failing) {
      for (const offer of nearestPassing({ foreground, background, threshold })) {
        expect(wcagRatio(offer.foreground, offer.background)).toBeGreaterThanOrEqual(threshold);
        const untouched = offer.changed === 'foreground' ? 'background' : 'foreground';
        expect(offer[untouched]).toBe({ foreground, background }[untouched]);
      }
    }
  });
});

test('up to 4.5:1 there is always an offer: black or white passes on every colour', () => {
  for (const [foreground, background] of failing) {
    const offers = nearestPassing({ foreground, background, threshold: 4.5 });
    expect(offers.map(({ changed }) => changed).sort()).toEqual(['background', 'foreground']);
    expect(offers[0]?.distance).toBeLessThanOrEqual(offers[1]?.distance ?? 0);
  }
});

const greyOf = (hex: string) => Number.parseInt(hex.slice(1, 3), 16);

/** For greys every colour on the way can be listed: the lightness of a grey grows with its number. */
test.each([
  ['#999999', '#ffffff', 'darker'],
  ['#666666', '#000000', 'lighter'],
  ['#888888', '#444444', 'lighter'],
] as const)('no grey between %s and the one offered passes on %s', (foreground, background, direction) => {
  const offer = nearestWay({ foreground, background, threshold: 4.5 }, 'foreground', direction);
  const end = greyOf(offer?.foreground ?? '');
  const step = direction === 'darker' ? -1 : 1;
  expect(wcagRatio(offer?.foreground ?? '', background)).toBeGreaterThan(4.5);
  for (let grey = greyOf(foreground); grey !== end; grey += step) {
    const between = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
    expect(wcagRatio(between, background)).toBeLessThan(4.5);
  }
});

test('the textbook case: #999 on white becomes #767676, as every designer knows', () => {
  const offer = nearestWay(
    { foreground: '#999999', background: '#ffffff', threshold: 4.5 },
    'foreground',
    'darker',
  );
  expect(offer?.foreground).toBe('#767676');
});

test('the nearest in its direction: nothing less far passes', () => {
  for (const [foreground, background] of failing.slice(0, 60)) {
    const pair = { foreground, background, threshold: 4.5 };
    for (const changed of ['foreground', 'background'] as const) {
      for (const direction of ['lighter', 'darker'] as const) {
        const offer = nearestWay(pair, changed, direction);
        if (!offer || offer.distance === 0) continue;
        // A threshold that is reached a little sooner is reached by no greater distance.
        const sooner = nearestWay({ ...pair, threshold: offer.ratio - 0.2 }, changed, direction);
        expect(sooner?.distance).toBeLessThanOrEqual(offer.distance);
        expect(offer.ratio).toBeLessThan(4.5 + 0.2);
      }
    }
  }
});

test('the hue of a brand colour stays', () => {
  const [offer] = nearestPassing({ foreground: '#e8833a', background: '#ffffff', threshold: 4.5 });
  expect(offer).toMatchObject({ changed: 'foreground', direction: 'darker' });
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(offer?.foreground.slice(at, at + 2) ?? '', 16),
  );
  expect(red).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(blue);
});

test('what can’t be reached by lightness isn’t offered', () => {
  expect(nearestPassing({ foreground: '#808080', background: '#7f7f7f', threshold: 7 })).toEqual([]);
});

test('a pair that passes already is its own nearest', () => {
  const [offer] = nearestPassing({ foreground: '#000000', background: '#ffffff', threshold: 4.5 });
  expect(offer).toMatchObject({ foreground: '#000000', background: '#ffffff', distance: 0 });
});

describe.each([0, 0.3, 0.5, 0.8])('for a text of opacity %s', (alpha) => {
  test('what is offered passes as it is seen', () => {
    for (const [foreground, background] of [...pairsOfColours(40)]) {
      for (const offer of nearestPassing({ foreground, alpha, background, threshold: 4.5 })) {
        const text =
          offer.changed === 'foreground' ? offer.foreground : seenOn(foreground, alpha, offer.background);
        expect(wcagRatio(text, offer.background)).toBeGreaterThanOrEqual(4.5);
        expect(offer.ratio).toBeCloseTo(wcagRatio(text, offer.background), 10);
      }
    }
  });

  test('its own colour is offered as nearly as if it had been opaque', () => {
    for (const [foreground, background] of [...pairsOfColours(40)]) {
      const seen = seenOn(foreground, alpha, background);
      const ownOf = (offers: ReturnType<typeof nearestPassing>) =>
        offers.find(({ changed }) => changed === 'foreground');
      expect(ownOf(nearestPassing({ foreground, alpha, background, threshold: 4.5 }))).toEqual(
        ownOf(nearestPassing({ foreground: seen, background, threshold: 4.5 })),
      );
    }
  });
});

test('black or white, which always pass one of them, are never nearer than what is offered', () => {
  const toLightness = converter('oklch');
  const lightnessOf = (hex: string) => toLightness(hex)?.l ?? Number.NaN;
  for (const [foreground, background] of failing) {
    const own = nearestPassing({ foreground, background, threshold: 4.5 }).find(
      ({ changed }) => changed === 'foreground',
    );
    for (const end of ['#000000', '#ffffff']) {
      if (wcagRatio(end, background) <= 4.5) continue;
      expect(own?.distance).toBeLessThanOrEqual(Math.abs(lightnessOf(end) - lightnessOf(foreground)) + 1e-9);
    }
  }
});
