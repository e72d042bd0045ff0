import { describe, expect, it } from 'vitest';
import { type ComparedIssue, compareIssues } from './compareIssues.ts';

/** `identity likeness`, or one word for both; the whole is its markup. */
const issue = (text: string): ComparedIssue => {
  const [identity = '', likeness = identity] = text.split(' ');
  return { ruleId: 'image-alt', identity, html: text, likeness: () => likeness };
};
const issues = (...texts: string[]) => texts.map(issue);

describe('issues are compared with those of the last scan', () => {
  it.each([
    ['nothing before', [], ['a'], ['NEW'], []],
    ['nothing now', ['a'], [], [], ['a']],
    ['all the same, in another order', ['a', 'b'], ['b', 'a'], ['UNCHANGED', 'UNCHANGED'], []],
    ['some of each', ['a', 'b'], ['b', 'c'], ['UNCHANGED', 'NEW'], ['a']],
    ['one more of the same identity', ['a'], ['a', 'a'], ['UNCHANGED', 'NEW'], []],
    ['one fewer of the same identity', ['a', 'a'], ['a'], ['UNCHANGED'], ['a']],
    ['another identity of what is alike', ['a x'], ['b x'], ['UNCHANGED'], []],
    ['another look of what is called the same', ['a x'], ['a y'], ['UNCHANGED'], []],
    [
      'the first of equals mended, whose numbers move',
      ['1 x', '2 y', '3 z'],
      ['1 y', '2 z'],
      ['UNCHANGED', 'UNCHANGED'],
      ['1 x'],
    ],
    [
      'one more before its equals',
      ['1 x', '2 y'],
      ['1 w', '2 x', '3 y'],
      ['NEW', 'UNCHANGED', 'UNCHANGED'],
      [],
    ],
    ['one of many alike mended', ['1 x', '2 x', '3 x'], ['1 x', '3 x'], ['UNCHANGED', 'UNCHANGED'], ['2 x']],
  ])('with %s', (_, earlier, found, standings, gone) => {
    const comparison = compareIssues(issues(...earlier), issues(...found));
    expect(comparison.standings).toEqual(standings);
    expect(comparison.gone.map(({ html }) => html)).toEqual(gone);
  });

  it('within their rule', () => {
    const other = [{ ...issue('a'), ruleId: 'region' }];
    const { standings, gone } = compareIssues(issues('a'), other);
    expect(standings).toEqual(['NEW']);
    expect(gone.map(({ ruleId }) => ruleId)).toEqual(['image-alt']);
  });

  it('without a look at the markup of what has stayed as it was', () => {
    const asked = { ...issue('a'), likeness: () => expect.fail('It was asked for its likeness.') };
    expect(compareIssues([asked], [asked]).standings).toEqual(['UNCHANGED']);
  });

  it('in linear time', () => {
    const names = Array.from({ length: 50_000 }, (_, at) => `${at}`);
    const { standings, gone } = compareIssues(issues(...names), issues(...names.toReversed()));
    expect(gone).toEqual([]);
    expect(standings.every((standing) => standing === 'UNCHANGED')).toBe(true);
  });

  it.each([
    ['an identity', (at: number) => `a ${at}`],
    ['a likeness', (at: number) => `${at} x`],
  ])('of thousands that share %s', (_, textOf) => {
    const earlier = Array.from({ length: 5_000 }, (_value, at) => textOf(at));
    const now = Array.from({ length: 5_000 }, (_value, at) => textOf(at + 5_000));
    expect(compareIssues(issues(...earlier), issues(...now)).gone).toEqual([]);
  });
});
