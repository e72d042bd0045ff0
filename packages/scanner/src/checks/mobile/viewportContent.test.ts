import { expect, test } from 'vitest';
import { parseViewportContent, type ViewportContent } from './viewportContent.ts';

/** Each was seen so in Chromium 153 with a phone of 360 px emulated, by the width that it laid out at. */
test.each<[content: string, expected: ViewportContent]>([
  ['', {}],
  ['width=device-width', { width: 'device-width' }],
  ['width = device-width , initial-scale = 1', { width: 'device-width', initialScale: 1 }],
  ['WIDTH=Device-Width', { width: 'device-width' }],
  ['width=device-width initial-scale=1', { width: 'device-width', initialScale: 1 }],
  ['width=500,width=device-width', { width: 'device-width' }],
  ['width=device-height', { width: 'device-height' }],
  ['width=500px', { width: 500 }],
  ['width=0', { width: 1 }],
  ['width=10000000', { width: 10_000 }],
  ['initial-scale=0.5', { initialScale: 0.5 }],
  ['width=,initial-scale=1', { initialScale: 1 }],
])('"%s"', (content, expected) => {
  expect(parseViewportContent(content)).toEqual(expected);
});

test.each(['width=foo', 'width=yes', 'width=-5', 'width', 'foo', 'height=800', 'width device-width'])(
  'there is no width in "%s"',
  (content) => {
    expect(parseViewportContent(content).width).toBeUndefined();
  },
);

test('a semicolon does not separate: it belongs to the value in front of it', () => {
  expect(parseViewportContent('width=device-width; initial-scale=1')).toEqual({ initialScale: 1 });
  expect(parseViewportContent('width=device-width;initial-scale=1').width).toBeUndefined();
});

test('a form feed does not separate either', () => {
  expect(parseViewportContent('width=device-width\finitial-scale=1').width).toBeUndefined();
});

test.each([
  ['user-scalable=no', false],
  ['user-scalable=0', false],
  ['user-scalable=0.5', false],
  ['user-scalable=never', false],
  ['user-scalable=yes', true],
  ['user-scalable=1', true],
  ['user-scalable=-1', true],
])('%s', (content, expected) => {
  expect(parseViewportContent(content).userScalable).toBe(expected);
});

test.each([
  ['maximum-scale=1', 1],
  ['maximum-scale=1.0;', 1],
  ['maximum-scale=yes', 1],
  ['maximum-scale=no', 0.1],
  ['maximum-scale=much', 0.1],
  ['maximum-scale=50', 10],
  ['maximum-scale=-1', undefined],
])('%s', (content, expected) => {
  expect(parseViewportContent(content).maximumScale).toBe(expected);
});

test('names of prototypes are names like any other', () => {
  expect(parseViewportContent('__proto__=1, constructor=2, initial-scale=toString')).toEqual({
    initialScale: 0.1,
  });
});

test('a long and hostile content is read in one go', () => {
  const start = performance.now();
  parseViewportContent('=,;'.repeat(300_000));
  parseViewportContent('width=1,'.repeat(20_000));
  expect(performance.now() - start).toBeLessThan(5_000);
});
