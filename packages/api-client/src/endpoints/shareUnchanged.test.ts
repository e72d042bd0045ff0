import { expect, test } from 'vitest';
import { shareUnchanged } from './shareUnchanged.ts';

const before = () => ({ at: new Date(5), list: [{ at: new Date(6) }, { at: new Date(7) }], name: 'a' });

test('gives the old value where all is the same', () => {
  const old = before();
  expect(shareUnchanged(old, before())).toBe(old);
});

test('shares what is the same beside what is not', () => {
  const old = before();
  const shared = shareUnchanged(old, { ...before(), list: [{ at: new Date(6) }, { at: new Date(8) }] });
  expect(shared).toEqual({ ...before(), list: [{ at: new Date(6) }, { at: new Date(8) }] });
  expect(shared).toHaveProperty('at', old.at);
  expect(shared).toHaveProperty('list.0', old.list[0]);
});

test.each([
  [[1], [1, 2]],
  [[1, 2], [1]],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: 1 }, { b: 1 }],
  [new Date(1), new Date(2)],
  [undefined, { a: 1 }],
  [null, {}],
  [{}, []],
])('gives the new value for %j then %j', (old, next) => {
  expect(shareUnchanged(old, next)).toStrictEqual(next);
  expect(shareUnchanged(old, next)).not.toBe(old);
});
