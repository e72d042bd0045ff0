import { describe, expect, it } from 'vitest';
import { compareIssues } from './compareIssues.ts';

const before = (...names: string[]) =>
  names.map((name, position) => ({ ruleId: 'image-alt', position, identity: name }));
const now = (...names: string[]) => names.map((id) => ({ ruleId: 'image-alt', id }));

describe('issues are compared with those of the last scan', () => {
  it.each([
    ['nothing before', [], ['a'], ['NEW'], []],
    ['nothing now', ['a'], [], [], ['a']],
    ['all the same, in another order', ['a', 'b'], ['b', 'a'], ['UNCHANGED', 'UNCHANGED'], []],
    ['some of each', ['a', 'b'], ['b', 'c'], ['UNCHANGED', 'NEW'], ['a']],
    ['one more of the same identity', ['a'], ['a', 'a'], ['UNCHANGED', 'NEW'], []],
    ['one fewer of the same identity', ['a', 'a'], ['a'], ['UNCHANGED'], ['a']],
  ])('with %s', (_, earlier, found, standings, gone) => {
    const comparison = compareIssues(before(...earlier), now(...found));
    expect(comparison.standings).toEqual(standings);
    expect(comparison.gone.map(({ identity }) => identity)).toEqual(gone);
  });

  it('within their rule', () => {
    const other = [{ ruleId: 'region', id: 'a' }];
    expect(compareIssues(before('a'), other)).toMatchObject({ standings: ['NEW'], gone: before('a') });
  });

  it('in linear time', () => {
    const names = Array.from({ length: 50_000 }, (_, at) => `${at}`);
    const { standings, gone } = compareIssues(before(...names), now(...names.toReversed()));
    expect(gone).toEqual([]);
    expect(standings.every((standing) => standing === 'UNCHANGED')).toBe(true);
  });

  it('of thousands that share an identity', () => {
    const names = Array.from({ length: 5_000 }, () => 'a');
    expect(compareIssues(before(...names), now(...names)).gone).toEqual([]);
  });
});
