import { expect, it } from 'vitest';
import { LastUsedMap } from './lastUsedMap.ts';

it('forgets what was not used for longest', () => {
  const map = new LastUsedMap<string, number>({ entries: 2 });
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect(map.get('b')).toBeUndefined();
  expect(map.keys()).toEqual(['a', 'c']);
});

it('holds each key once', () => {
  const map = new LastUsedMap<string, number>({ entries: 2 });
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  expect(map.keys()).toEqual(['b', 'a']);
  map.delete('b');
  map.set('c', 4);
  expect(map.get('a')).toBe(3);
});

it('forgets as many as what is new takes the room of', () => {
  const map = new LastUsedMap<string, number>({ entries: 9, size: 10 });
  map.set('a', 1, 4);
  map.set('b', 2, 3);
  map.set('c', 3, 3);
  expect(map.get('a')).toBe(1);
  map.set('d', 4, 5);
  expect(map.keys()).toEqual(['a', 'd']);
  map.set('d', 5, 6);
  expect(map.keys()).toEqual(['a', 'd']);
  map.set('e', 6, 11);
  expect(map.keys()).toEqual([]);
});
