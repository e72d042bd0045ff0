import { expect, test } from 'vitest';
import type { Media } from '../../../gather/mobileArtifacts.ts';
import { measurements } from '../measurements.testing.ts';
import { mediaNotScaling } from './mediaNotScaling.ts';

const media = (left: number, right: number, changes: Partial<Media> = {}): Media => ({
  element: '0:1',
  left,
  right,
  shown: { left, right },
  isInScroller: false,
  isDecorative: false,
  ...changes,
});

test.each<[what: string, media: Media, count: number]>([
  ['as wide as the screen', media(0, 360), 0],
  ['a sub-pixel wider', media(0, 360.6), 0],
  ['wider', media(0, 500), 1],
  ['narrower, but beyond the edge', media(300, 400), 1],
  ['beyond the left edge of a right-to-left page', media(-140, 360), 1],
  ['in something that scrolls', media(0, 500, { isInScroller: true }), 0],
  ['wider and cut off', media(0, 500, { shown: { left: 0, right: 360 } }), 1],
  [
    'wider and cut off, but decorative',
    media(0, 500, { shown: { left: 0, right: 360 }, isDecorative: true }),
    0,
  ],
  ['decorative, but the page scrolls by it', media(0, 500, { isDecorative: true }), 1],
  ['narrower and cut off, as the next of a row', media(340, 660, { shown: { left: 340, right: 360 } }), 0],
])('%s', (_, one, count) => {
  expect(mediaNotScaling.find(measurements({ media: [one] }))).toHaveLength(count);
});
