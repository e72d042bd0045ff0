import { expect, test } from 'vitest';
import { isInSight, pointInMiddle, positionWithInMiddle, scrollPositionFor } from './scrollTo.ts';
import type { ViewBox } from './spaces.ts';

const screen = { width: 400, height: 300 };
const content = { width: 400, height: 4000 };
const at = (top: number, height = 20): ViewBox => ({ space: 'view', left: 10, top, width: 50, height });
const from = (top: number) => ({ left: 0, top });

test.each([
  ['what is seen stays', at(100), 50, 50],
  ['what is below comes to the middle', at(1000), 0, 860],
  ['what is above comes to the middle', at(1000), 3000, 860],
  ['what is half seen comes to the middle', at(290), 0, 150],
  ['the top is the end', at(0), 3000, 0],
  ['the bottom is the end', at(3990, 10), 0, 3700],
  ['what is higher than the screen shows its beginning', at(1000, 900), 0, 970],
])('%s', (_, box, current, expected) => {
  expect(scrollPositionFor(box, screen, content, from(current)).top).toBe(expected);
});

test('a zoomed page is scrolled sideways too', () => {
  const box: ViewBox = { space: 'view', left: 1500, top: 10, width: 100, height: 10 };
  expect(scrollPositionFor(box, screen, { width: 1920, height: 4000 }, from(0))).toEqual({
    left: 1350,
    top: 0,
  });
});

test('the point in the middle is brought back to the middle at another scale', () => {
  const point = pointInMiddle({ left: 100, top: 1000 }, screen, 0.5);
  expect(point).toEqual({ left: 600, top: 2300 });
  expect(positionWithInMiddle(point, screen, 0.5)).toEqual({ left: 100, top: 1000 });
  expect(positionWithInMiddle(point, screen, 2)).toEqual({ left: 1000, top: 4450 });
});

test.each([
  [at(100), 50, true],
  [at(290), 0, true],
  [at(300), 0, false],
  [at(100), 130, false],
])('%o is in sight from %i: %s', (box, top, expected) => {
  expect(isInSight(box, screen, from(top))).toBe(expected);
});
