import { expect, test } from 'vitest';
import { measurements } from '../measurements.testing.ts';
import { viewportFixedWidth } from './viewportFixedWidth.ts';

const messages = (...contents: string[]) =>
  viewportFixedWidth
    .find(measurements({ viewportTags: contents.map((content, at) => ({ element: `0:${at}`, content })) }))
    .map(({ message }) => message);
const ADD = ['Add width=device-width to the viewport tag'];

test.each([
  ['width=device-width', []],
  ['initial-scale=1', []],
  ['initial-scale=1.0, user-scalable=yes', []],
  ['width=980', ['Write width=device-width in place of width=980 in the viewport tag']],
  ['width=320, initial-scale=1', ['Write width=device-width in place of width=320 in the viewport tag']],
  ['width=device-height', ['Write width=device-width in place of width=device-height in the viewport tag']],
  ['initial-scale=0.5', ADD],
  ['user-scalable=no', ADD],
  ['nonsense', ADD],
  ['', []],
])('%s', (content, expected) => {
  expect(messages(content)).toEqual(expected);
});

test('the last tag counts', () => {
  expect(messages('width=500', 'width=device-width')).toEqual([]);
  expect(messages('width=device-width', 'width=500')).toHaveLength(1);
});
