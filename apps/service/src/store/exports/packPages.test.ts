import { expect, it } from 'vitest';
import { packPages } from './packPages.ts';

const pack = (...counts: number[]) =>
  packPages(
    counts.map((totalIssues) => ({ totalIssues })),
    10,
  ).map(({ pages }) => pages.map(({ totalIssues }) => totalIssues));

it('puts neighbours together up to the limit, in their order', () => {
  expect(pack(4, 6, 1, 9, 2)).toEqual([[4, 6], [1, 9], [2]]);
});

it('leaves a page alone that has more than the limit', () => {
  expect(pack(1, 25, 2)).toEqual([[1], [25], [2]]);
});

it('leaves out pages without rows', () => {
  expect(pack(0, 3, 0, 4)).toEqual([[3, 4]]);
  expect(pack(0)).toEqual([]);
});
