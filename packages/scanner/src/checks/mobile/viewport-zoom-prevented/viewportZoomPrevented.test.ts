import { expect, test } from 'vitest';
import { measurements } from '../measurements.testing.ts';
import { viewportZoomPrevented } from './viewportZoomPrevented.ts';

const found = (content: string) =>
  viewportZoomPrevented.find(measurements({ viewportTags: [{ element: '0:1', content }] }));

test.each([
  'width=device-width',
  'user-scalable=yes',
  'maximum-scale=2',
  'maximum-scale=5',
  'maximum-scale=-1',
  '',
])('zoom is free with "%s"', (content) => {
  expect(found(content)).toEqual([]);
});

test.each([
  ['user-scalable=no', 'Remove user-scalable from the viewport tag, so that people can zoom in'],
  ['maximum-scale=1.9', 'Remove maximum-scale from the viewport tag, so that people can zoom in'],
  [
    'maximum-scale=1, user-scalable=0',
    'Remove user-scalable and maximum-scale from the viewport tag, so that people can zoom in',
  ],
])('%s', (content, message) => {
  expect(found(content)).toMatchObject([{ element: '0:1', message }]);
});
