import { expect, test } from 'vitest';
import { rectangle } from './measurements.testing.ts';
import { tappableAreas } from './tappableAreas.ts';

test('what is a pixel or less is not seen', () => {
  expect(tappableAreas([rectangle(0, 0, 1), rectangle(5, 5, 40, 1)])).toEqual([]);
});

test('what lies inside another is part of it', () => {
  expect(tappableAreas([rectangle(10, 10, 10), rectangle(0, 0, 40)])).toEqual([rectangle(0, 0, 40)]);
  expect(tappableAreas([rectangle(0, 0, 40), rectangle(0, 0, 40)])).toEqual([rectangle(0, 0, 40)]);
});

test('two that touch and line up within ten pixels are one', () => {
  expect(tappableAreas([rectangle(0, 0, 40), rectangle(40, 10, 40)])).toEqual([rectangle(0, 0, 80, 50)]);
  expect(tappableAreas([rectangle(0, 0, 40), rectangle(10, 40, 60, 40)])).toEqual([rectangle(0, 0, 70, 80)]);
});

test('two that touch in no line stay two', () => {
  const two = [rectangle(0, 0, 40), rectangle(40, 11, 40)];
  expect(tappableAreas(two)).toEqual(two);
});

test('two that are apart stay two', () => {
  const two = [rectangle(0, 0, 40), rectangle(40.5, 0, 40)];
  expect(tappableAreas(two)).toEqual(two);
});

test('two whose common centre would lie in neither stay two', () => {
  // A low one and a narrow one that hangs from its end.
  const two = [rectangle(0, 0, 100, 10), rectangle(90, 10, 10, 100)];
  expect(tappableAreas(two)).toEqual(two);
});

test('three in a row become one, whichever comes first', () => {
  const row = [rectangle(80, 0, 40), rectangle(0, 0, 40), rectangle(40, 0, 40)];
  expect(tappableAreas(row)).toEqual([rectangle(0, 0, 120, 40)]);
});
