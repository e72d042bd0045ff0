import { expect, test } from 'vitest';
import { SCREEN_SIZE_NAMES, SCREEN_SIZES } from './screenSizes.ts';

/** Specification (results), section 9. */
test('desktop, tablet and phone are as large as the specification says, and in this order', () => {
  expect(Object.entries(SCREEN_SIZES)).toEqual([
    ['desktop', { width: 1920, height: 1080 }],
    ['tablet', { width: 768, height: 1024 }],
    ['phone', { width: 360, height: 800 }],
  ]);
  expect(SCREEN_SIZE_NAMES).toEqual(Object.keys(SCREEN_SIZES));
});
