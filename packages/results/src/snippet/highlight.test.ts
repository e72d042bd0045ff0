import { expect, test } from 'vitest';
import type { CodeLanguage } from './codeLanguages.ts';
import { highlight } from './highlight.ts';

const coloured = (code: string, language: CodeLanguage = 'html') =>
  highlight(code, language).map(({ start, end, kind }) => `${kind} ${code.slice(start, end)}`);

test('names, attributes and values of HTML', () => {
  expect(coloured('<a href="/x">Hi</a><!-- c -->')).toEqual([
    'tag a',
    'attribute href',
    'string "/x"',
    'tag a',
    'comment <!-- c -->',
  ]);
});

test('a construct goes on over its lines', () => {
  expect(coloured('<p\n  class="a">\n<!-- one\r\ntwo -->')).toEqual([
    'tag p',
    'attribute class',
    'string "a"',
    'comment <!-- one\r',
    'comment two -->',
  ]);
});

test('CSS and JavaScript', () => {
  expect(coloured('p { color: red }', 'css')).toEqual(['tag p', 'attribute color', 'constant red']);
  expect(coloured('return "a"', 'js')).toEqual(['keyword return', 'string "a"']);
});

test('hostile code costs little time, and stays plain where it would cost more', () => {
  const started = performance.now();
  highlight(`<script>\n${`${'`${'.repeat(3_000)}\n`.repeat(6)}`, 'html');
  expect(performance.now() - started).toBeLessThan(10_000);
});
