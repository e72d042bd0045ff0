import { describe, expect, it } from 'vitest';
import { likenessOf } from './likenessOf.ts';

const likeness = (html: string, target = ['main > *']) =>
  likenessOf({ ruleId: 'image-alt', html, target }, 'https://www.example.com/photos/');

const SAME: readonly (readonly [string, string, string])[] = [
  [
    'a UUID in an id',
    '<img id="b-0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f6" src="/a.png">',
    '<img id="b-77aa00ff-d41f-4c0b-9e1d-5f0e6a7b8c9d" src="/a.png">',
  ],
  [
    'a UUID in an address',
    '<img src="/m/0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f6/a.png">',
    '<img src="/m/77aa00ff-d41f-4c0b-9e1d-5f0e6a7b8c9d/a.png">',
  ],
  ['an id of React within another', '<b id="tab-:r1a:-panel">X</b>', '<b id="tab-:rk:-panel">X</b>'],
  ['a hash of Vite', '<img src="/a/hero-BX3kd92_.jpg">', '<img src="/a/hero-Dk1mPq2s.jpg">'],
  ['a hashed folder', '<img src="/a/3f2a9c1b77ab/hero.jpg">', '<img src="/a/0b1d9e8f66cd/hero.jpg">'],
  ['a hash that is all digits', '<b id="x-3f2a9c1b77">X</b>', '<b id="x-1234567890">X</b>'],
  ['a version in an address', '<img src="/v1732/a.jpg">', '<img src="/v1801/a.jpg">'],
  ['a query', '<img src="/a.jpg?t=1">', '<img src="/a.jpg?t=2">'],
  [
    'another host of a network',
    '<img src="https://cdn1.x.com/a.png">',
    '<img src="https://cdn2.x.com/a.png">',
  ],
  ['a number in a label', '<a aria-label="Cart (3)" href="/cart">', '<a aria-label="Cart (4)" href="/cart">'],
  ['a class', '<p class="css-1ykow87">Go</p>', '<p class="css-9ab0x1">Go</p>'],
];

describe('an element is recognised when its page is scanned again, through', () => {
  it.each(SAME)('%s', (_, before, now) => {
    expect(likeness(now)).toBe(likeness(before));
  });

  it('another place on its page, where something names it', () => {
    expect(likeness('<img src="/a.png">', ['section > img'])).toBe(
      likeness('<img src="/a.png">', ['#top > img']),
    );
  });
});

describe('elements of a page are told apart by', () => {
  it.each([
    ['numbers in addresses', '<img src="/photo/7.jpg">', '<img src="/photo/12.jpg">'],
    ['numbers in addresses without quotes', '<img src=/photo-7.jpg>', '<img src=/photo-12.jpg>'],
    ['numbers in what they hold', '<p><a href="/buy/7">Buy</a></p>', '<p><a href="/buy/8">Buy</a></p>'],
    ['words', '<p>One</p>', '<p>Two</p>'],
  ])('%s', (_, a, b) => {
    expect(likeness(a)).not.toBe(likeness(b));
  });
});

it('takes no longer for what a hostile page makes up', () => {
  const start = performance.now();
  for (const html of [` src=${' src='.repeat(1_200)}`, `<a href="${'/1'.repeat(2_400)}`, ' '.repeat(5_000)]) {
    likeness(html);
  }
  expect(performance.now() - start).toBeLessThan(1_000);
});
