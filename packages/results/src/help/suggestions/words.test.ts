import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

test.each([
  ['night-on-the-ridge_2.jpg', 'Night on the ridge'],
  ['tentRidgeline.svg', 'Tent ridgeline'],
  ['hero-1024x768.png', 'Hero'],
  ['caf%C3%A9-am-hafen.webp', 'Café am hafen'],
  ['ORDER_FORM.GIF', 'Order form'],
  ['newsletter-FAQ.html', 'Newsletter FAQ'],
  ['a3f9c0e1b2d4-quay-mug.jpg', 'Quay mug'],
  ['עזרה', 'עזרה'],
  ['100%-wool', 'Wool'],
  ['icon-home', 'Home'],
])('%s is read as "%s"', (name, words) => {
  expect(wordsOf(name)).toBe(words);
});

test.each([
  'x'.repeat(10_000),
  'IMG_0471.jpg',
  'DSC00042.JPG',
  '3f2a9c0d77e1',
  'icon.svg',
  'index.html',
  '1200',
  '',
  '🏕️',
])('%s says nothing', (name) => {
  expect(wordsOf(name)).toBeUndefined();
});

test('a name of 10,000 characters is cut to a few words', () => {
  expect(wordsOf('ab-'.repeat(3_333))?.split(' ')).toHaveLength(8);
});
