import { SCREEN_SIZES } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { fitDevice, scaleFor, screenSizeFor } from './screenLayout.ts';

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

test('fit draws a page that is wider than its device smaller still', () => {
  expect(scaleFor('fit', { width: 512, height: 900 }, 256)).toBe(0.5);
  expect(scaleFor('fit', { width: 0, height: 0 }, 256)).toBe(0);
  expect(scaleFor(1, { width: 512, height: 900 }, 256)).toBe(1);
});
