import { describe, expect, test } from 'vitest';
import {
  areSame,
  type ContrastColours,
  contrastParameters,
  cssOf,
  parseContrastParameters,
  ratioOf,
  seenText,
  swapped,
} from './ContrastColours.ts';
import { pairsOfColours } from './colour/testing/pairsOfColours.ts';

const ALPHAS = [0, 1, 77, 128, 254, 255].map((step) => step / 255);

/** Pairs of colours with texts of every opacity. */
const colours: readonly ContrastColours[] = [...pairsOfColours(50)].flatMap(([text, background]) =>
  ALPHAS.map((textAlpha) => ({ text, textAlpha, background })),
);

test('what is written into an address is read from it again, to the same ratio', () => {
  for (const shown of colours) {
    const read = parseContrastParameters(contrastParameters(shown));
    expect(read).toEqual(shown);
    expect(ratioOf(read)).toBe(ratioOf(shown));
  }
});

test('an address holds nothing but hexadecimal digits', () => {
  for (const shown of colours) {
    const { text, background } = contrastParameters(shown);
    expect(text).toMatch(/^[0-9a-f]{6}([0-9a-f]{2})?$/);
    expect(background).toMatch(/^[0-9a-f]{6}$/);
  }
});

test('swapped, two colours have the ratio that they had', () => {
  for (const shown of colours) {
    expect(ratioOf(swapped(shown))).toBe(ratioOf(shown));
    expect(swapped(shown)).toEqual({
      text: shown.background,
      textAlpha: 1,
      background: seenText(shown),
    });
  }
});

describe('an address from elsewhere', () => {
  const grey = { text: '#767676', textAlpha: 1, background: '#ffffff' };

  test.each([
    [{}, grey],
    [{ text: null, background: undefined }, grey],
    [
      { text: 'nonsense', background: '112233' },
      { ...grey, background: '#112233' },
    ],
    [
      { text: '112233', background: '11223344' },
      { ...grey, text: '#112233' },
    ],
    [
      { text: 'rgb(1,2,3)', background: 'white' },
      { ...grey, text: '#010203' },
    ],
    [{ text: '"><script>', background: 'url(//evil.example)' }, grey],
  ])('%o is %o', (parameters, expected) => {
    expect(parseContrastParameters(parameters)).toEqual(expected);
  });
});

test('as declarations of a style sheet', () => {
  expect(cssOf({ text: '#112233', textAlpha: 128 / 255, background: '#ffffff' })).toBe(
    'color: #11223380;\nbackground-color: #ffffff;\n',
  );
});

test('the same colours are the same, whatever object holds them', () => {
  const shown: ContrastColours = { text: '#112233', textAlpha: 1, background: '#ffffff' };
  expect(areSame(shown, { ...shown })).toBe(true);
  expect(areSame(shown, { ...shown, text: '#112234' })).toBe(false);
  expect(areSame(shown, { ...shown, textAlpha: 0.5 })).toBe(false);
  expect(areSame(shown, { ...shown, background: '#fffffe' })).toBe(false);
});
