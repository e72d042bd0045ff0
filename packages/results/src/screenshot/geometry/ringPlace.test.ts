import { expect, test } from 'vitest';
import { ringPlace } from './ringPlace.ts';

const page = { width: 900, height: 5000 };

test.each([
  ['in the middle', { left: 100, top: 100, width: 300, height: 80 }, 'outside'],
  ['the whole page', { left: 0, top: 0, width: 900, height: 5000 }, 'inside'],
  ['a band', { left: 0, top: 600, width: 900, height: 200 }, 'inside'],
  ['at the right edge', { left: 700, top: 600, width: 198, height: 200 }, 'inside'],
  ['at the bottom', { left: 100, top: 4900, width: 100, height: 98 }, 'inside'],
  ['small in the corner', { left: 0, top: 0, width: 20, height: 20 }, 'outside'],
  ['a line across', { left: 0, top: 300, width: 900, height: 3 }, 'outside'],
] as const)('%s', (_, box, expected) => {
  expect(ringPlace({ space: 'view', ...box }, page)).toBe(expected);
});
