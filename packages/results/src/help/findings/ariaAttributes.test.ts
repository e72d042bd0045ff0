import axe from 'axe-core';
import { expect, test } from 'vitest';
import { ARIA_ATTRIBUTES, meantAttribute } from './ariaAttributes.ts';

/** `axe.commons` is not among axe-core's types. */
const commons: unknown = Reflect.get(axe, 'commons');
const aria: unknown =
  typeof commons === 'object' && commons !== null ? Reflect.get(commons, 'aria') : undefined;
const validate: unknown =
  typeof aria === 'object' && aria !== null ? Reflect.get(aria, 'validateAttr') : undefined;

test.each(ARIA_ATTRIBUTES)('%s is an attribute that axe-core knows', (name) => {
  expect(validate).toBeTypeOf('function');
  expect(typeof validate === 'function' && validate(name)).toBe(true);
});

test.each([
  ['aria-labeledby', 'aria-labelledby'],
  ['aria-labelled-by', 'aria-labelledby'],
  ['aria-lable', 'aria-label'],
  ['aria-role', 'aria-live'],
  ['aria-expand', 'aria-expanded'],
  ['aria-discribedby', 'aria-describedby'],
])('%s was most likely meant to be %s', (slip, meant) => {
  expect(meantAttribute(slip)).toBe(meant);
});

test('what is near to nothing has no suggestion', () => {
  expect(meantAttribute('aria-tracking-id')).toBeUndefined();
});
