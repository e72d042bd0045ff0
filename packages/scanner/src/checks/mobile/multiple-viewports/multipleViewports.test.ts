import { expect, test } from 'vitest';
import { measurements } from '../measurements.testing.ts';
import { multipleViewports } from './multipleViewports.ts';

const found = (count: number) =>
  multipleViewports.find(
    measurements({
      viewportTags: Array.from({ length: count }, (_, at) => ({
        element: `0:${at}`,
        content: 'width=device-width',
      })),
    }),
  );

test('none and one are no problem', () => {
  expect([...found(0), ...found(1)]).toEqual([]);
});

test('from the second on there is one problem, however many there are', () => {
  expect(found(2)).toMatchObject([{ element: '0:1', relatedElements: ['0:0'], measured: { tags: 2 } }]);
  const [hundred, ...others] = found(100);
  expect(others).toEqual([]);
  expect(hundred?.measured.tags).toBe(100);
  expect(hundred?.measured.contents).toHaveLength(10);
});
