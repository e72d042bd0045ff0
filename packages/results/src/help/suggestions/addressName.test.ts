import { expect, test } from 'vitest';
import { addressName } from './addressName.ts';

const PAGE = 'https://harbour.example/shop/mugs?sort=price';

test.each([
  ['/stores/map', 'Map'],
  ['/journal/night-on-the-ridge/', 'Night on the ridge'],
  ['/shop/12345', 'Shop'],
  ['tents.html', 'Tents'],
  ['/', 'Home page'],
  ['#way-down', 'Way down'],
  ['https://www.facebook.com/harbour', 'Facebook'],
  ['https://shop.example.co.uk/', 'Example'],
  ['mailto:ines@harbour.example?subject=Hi', 'E-mail to ines@harbour.example'],
  ['tel:+47%20123', 'Call +47 123'],
])('%s leads to "%s"', (href, name) => {
  expect(addressName(href, PAGE)).toBe(name);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '#', '', '/?p=12', 'http://['])(
  '%s says nothing',
  (href) => {
    expect(addressName(href, 'https://harbour.example/shop')).toBeUndefined();
  },
);

test('a page whose own address is broken is no hindrance', () => {
  expect(addressName('/shop/quay-mug', 'not an address')).toBe('Quay mug');
});
