import { expect, test } from 'vitest';
import type { TapTarget } from '../../../gather/mobileArtifacts.ts';
import { rectangle, target } from '../measurements.testing.ts';
import { conflictsOf } from './conflicts.ts';

const pairs = (...targets: TapTarget[]) =>
  conflictsOf(targets).map(({ target: own, neighbour, ratio }) => [own.element, neighbour.element, ratio]);

test('targets that hold a finger are never too close', () => {
  expect(pairs(target('a', rectangle(0, 0, 48)), target('b', rectangle(48, 0, 48)))).toEqual([]);
});

test('one rectangle that holds a finger is enough', () => {
  const a = target('a', [rectangle(0, 0, 10), rectangle(0, 20, 50)]);
  expect(pairs(a, target('b', rectangle(12, 0, 60)))).toEqual([]);
});

test('a small target beside a large one: only the finger on the small one meets both', () => {
  const a = target('a', rectangle(0, 0, 20, 48));
  const b = target('b', rectangle(20, 0, 100, 48));
  // The finger reaches from -14 to 34: 20 px of a, 14 of b.
  expect(pairs(a, b)).toEqual([['a', 'b', (14 * 48) / (20 * 48)]]);
});

test('an overlap of a quarter fails, of less does not', () => {
  const a = (width: number) => target('a', rectangle(0, 0, width, 48));
  // Width 32: the finger reaches 8 px beyond it, and 8 of 32 is a quarter.
  expect(pairs(a(32), target('b', rectangle(32, 0, 60)))).toEqual([['a', 'b', 0.25]]);
  expect(pairs(a(32), target('b', rectangle(32.1, 0, 60)))).toEqual([]);
});

test('of two in each other\u2019s way the greater ratio is told, and of equals the first', () => {
  expect(pairs(target('a', rectangle(0, 0, 20)), target('b', rectangle(20, 0, 20)))).toMatchObject([
    ['a', 'b', 0.7],
  ]);
  const [only, ...others] = pairs(target('a', rectangle(0, 0, 30)), target('b', rectangle(30, 0, 10)));
  expect(only?.slice(0, 2)).toEqual(['b', 'a']);
  expect(others).toEqual([]);
});

test('the same address is no conflict, another or none is', () => {
  const at = (element: string, left: number, href: string) =>
    target(element, rectangle(left, 0, 20), { href });
  expect(pairs(at('a', 0, 'https://site.example/'), at('b', 20, 'https://site.example/'))).toEqual([]);
  expect(pairs(at('a', 0, 'https://site.example/'), at('b', 20, 'https://site.example/b'))).toHaveLength(1);
  expect(pairs(at('a', 0, 'mailto:a@site.example'), at('b', 20, 'mailto:a@site.example'))).toHaveLength(1);
  expect(pairs(at('a', 0, ''), at('b', 20, ''))).toHaveLength(1);
});

test('one inside of another is meant to be there', () => {
  expect(pairs(target('a', rectangle(10, 10, 20)), target('b', rectangle(0, 0, 100)))).toEqual([]);
  expect(pairs(target('a', rectangle(10, 10, 20)), target('b', rectangle(11, 0, 100)))).toHaveLength(1);
});

test('a target seen as one pixel has no centre to tap on', () => {
  expect(pairs(target('a', rectangle(0, 0, 1)), target('b', rectangle(2, 0, 1)))).toEqual([]);
});

test('a list of 2,000 links is judged in a moment', () => {
  const targets = Array.from({ length: 2_000 }, (_, at) => target(`${at}`, rectangle(0, at * 20, 100, 20)));
  const start = performance.now();
  // Each meets the one below it, and is mirrored by it.
  expect(conflictsOf(targets)).toHaveLength(1_999);
  expect(performance.now() - start).toBeLessThan(10_000);
});
