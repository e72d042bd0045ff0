import { expect, test } from 'vitest';
import { measurements } from '../measurements.testing.ts';
import { h1BelowFold } from './h1BelowFold.ts';

const found = (top: number) => h1BelowFold.find(measurements({ mainHeading: { element: '0:1', top } }));

test('a heading of the first screen', () => expect(found(799.5)).toEqual([]));
test('a page without one', () => expect(h1BelowFold.find(measurements())).toEqual([]));
test('a heading below it', () => {
  expect(found(800)).toMatchObject([{ element: '0:1', measured: { top: 800, viewHeight: 800 } }]);
});
