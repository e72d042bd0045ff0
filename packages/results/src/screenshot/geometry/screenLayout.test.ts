import { SCREEN_SIZES } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { fitDevice, layOutScreen, screenSizeFor } from './screenLayout.ts';

test.each([
  ['desktop', { width: 960, height: 9999 }, { width: 960, height: 540 }],
  ['desktop', { width: 9999, height: 9999 }, { width: 1920, height: 1080 }],
  ['phone', { width: 960, height: 640 }, { width: 288, height: 640 }],
  ['tablet', { width: 384, height: 640 }, { width: 384, height: 512 }],
  ['desktop', { width: 711.4, height: 9999 }, { width: 711, height: 400 }],
  ['desktop', { width: 0, height: 500 }, { width: 0, height: 0 }],
  ['desktop', { width: 500, height: -4 }, { width: 0, height: 0 }],
] as const)('%s in %o is %o', (device, available, expected) => {
  expect(fitDevice(SCREEN_SIZES[device], available)).toEqual(expected);
});

test('a zoomed screen takes the room there is, up to the device', () => {
  const room = { width: 1000, height: 600 };
  expect(screenSizeFor(SCREEN_SIZES.desktop, room, 1)).toEqual({ width: 1000, height: 600 });
  expect(screenSizeFor(SCREEN_SIZES.phone, room, 1)).toEqual({ width: 360, height: 600 });
  expect(screenSizeFor(SCREEN_SIZES.phone, room, 2)).toEqual({ width: 720, height: 600 });
});

test('a zoomed screen is never smaller than the fitted one', () => {
  const room = { width: 1000, height: 2000 };
  expect(screenSizeFor(SCREEN_SIZES.desktop, room, 0.4)).toEqual({ width: 1000, height: 562 });
});

const device = SCREEN_SIZES.desktop;
const room = { width: 960, height: 600 };

test('fit draws the page as wide as the screen is beside its bar', () => {
  const page = { width: 1890, height: 10_000 };
  const layout = layOutScreen({ device, room, page, zoom: 'fit', bar: 15 });
  expect(layout).toEqual({
    outer: { width: 960, height: 540 },
    inner: { width: 945, height: 540 },
    content: { width: 945, height: 5000 },
    scale: 0.5,
    fitScale: 0.5,
  });
});

test('a zoomed page has a bar below too, and still knows what would fit', () => {
  const page = { width: 1890, height: 10_000 };
  const layout = layOutScreen({ device, room, page, zoom: 2, bar: 15 });
  expect(layout.inner).toEqual({ width: 945, height: 585 });
  expect(layout.fitScale).toBe(0.5);
  expect(layout.scale).toBe(2);
});

test('a page without a width has no scale', () => {
  const layout = layOutScreen({ device, room, page: { width: 0, height: 0 }, zoom: 'fit', bar: 0 });
  expect(layout.scale).toBe(0);
});
