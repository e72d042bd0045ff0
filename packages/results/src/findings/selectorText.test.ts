import { expect, test } from 'vitest';
import { selectorText } from './selectorText.ts';

test('names the frames and shadow roots on the way', () => {
  expect(selectorText(['main > a'])).toBe('main > a');
  expect(selectorText(['iframe', ['my-card', 'button']])).toBe('iframe | my-card >>> button');
});
