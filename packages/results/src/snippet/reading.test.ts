import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';
import type { Token } from './codeLanguages.ts';
import { excerpt } from './excerpt.ts';
import { revealed, visibleParts } from './invisibleCharacters.ts';
import { runsOf } from './pieces.ts';
import type { TextRange } from './TextRange.ts';

test('a text that is short enough is shown whole', () => {
  expect(excerpt('<p>', [], 3)).toEqual({ start: 0, end: 3 });
});

test('of a long one the beginning', () => {
  expect(excerpt('x'.repeat(2_000), [{ start: 10, end: 20 }], 500)).toEqual({ start: 0, end: 500 });
});

test('or what is around the failing part', () => {
  const shown = excerpt('x'.repeat(2_000), [{ start: 1_000, end: 1_010 }], 500);
  expect(shown).toEqual({ start: 900, end: 1_400 });
});

test('no emoji is cut in two', () => {
  expect(excerpt(`${'x'.repeat(4)}🏕️${'x'.repeat(9)}`, [], 5)).toEqual({ start: 0, end: 4 });
});

test('what reorders or hides is named, what joins emoji is left', () => {
  expect(revealed('a\u202eb\u2066c\u200bd\u0000\t\n')).toBe('a⟨U+202E⟩b⟨U+2066⟩c⟨U+200B⟩d⟨U+0000⟩\t\n');
  expect(revealed('👩‍👩‍👧 می‌خواهم עזרה')).toBe('👩‍👩‍👧 می‌خواهم עזרה');
  expect(visibleParts('a\u202eb')).toEqual([{ text: 'a' }, { character: 'U+202E' }, { text: 'b' }]);
  expect(visibleParts('')).toEqual([]);
});

const CODE = '<a href="x">Hi</a>';
const TOKENS: readonly Token[] = [
  { start: 1, end: 2, kind: 'tag' },
  { start: 3, end: 7, kind: 'attribute' },
  { start: 8, end: 11, kind: 'string' },
];
function drawn(range: TextRange, parts: readonly TextRange[]): [boolean, string[]][] {
  return runsOf(CODE, range, TOKENS, parts).map(({ isFailing, pieces }) => [
    isFailing,
    pieces.map(({ text, kind = 'plain' }) => `${kind} ${text}`),
  ]);
}

test('tokens and failing parts are cut where they meet', () => {
  expect(drawn({ start: 0, end: 12 }, [{ start: 5, end: 11 }])).toEqual([
    [false, ['plain <', 'tag a', 'plain  ', 'attribute hr']],
    [true, ['attribute ef', 'plain =', 'string "x"']],
    [false, ['plain >']],
  ]);
});

test('parts outside of the text, turned round or over each other do no harm', () => {
  const parts = [
    { start: -5, end: 1 },
    { start: 9, end: 4 },
    { start: 100, end: 200 },
    { start: 0, end: 3 },
  ];
  const text = drawn({ start: 0, end: 18 }, parts).flatMap(([, pieces]) => pieces);
  expect(text.map((piece) => piece.replace(/^\w+ /, '')).join('')).toBe(CODE);
});

test('chunks end with a line where there is one, and lose nothing', () => {
  const code = `${'word '.repeat(1_900)}\n`.repeat(5);
  const chunks = chunksOf(code, { start: 100, end: code.length }, 10_000);
  expect(chunks.map(({ start, end }) => code.slice(start, end)).join('')).toBe(code.slice(100));
  expect(code[(chunks[0]?.end ?? 0) - 1]).toBe('\n');
  expect(chunksOf('x'.repeat(25_000), { start: 0, end: 25_000 }, 10_000)).toHaveLength(3);
  expect(chunksOf('', { start: 0, end: 0 }, 10_000)).toEqual([]);
});
