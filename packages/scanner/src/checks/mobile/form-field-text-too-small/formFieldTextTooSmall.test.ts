import { expect, test } from 'vitest';
import { measurements } from '../measurements.testing.ts';
import { formFieldTextTooSmall } from './formFieldTextTooSmall.ts';

test.each([
  [13.3333, 1],
  [15.99, 1],
  [16, 0],
  [20, 0],
])('%s px', (fontSize, count) => {
  const formFields = [{ element: '0:1', tag: 'input', fontSize }];
  expect(formFieldTextTooSmall.find(measurements({ formFields }))).toHaveLength(count);
});
