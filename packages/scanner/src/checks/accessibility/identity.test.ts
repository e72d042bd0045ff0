import { describe, expect, test } from 'vitest';
import type { ElementDescription } from '../../gather/elementKey.ts';
import { findingId, fingerprint } from './identity.ts';

const element = (attributes: Record<string, string>, changes: Partial<ElementDescription> = {}) =>
  fingerprint({ tag: 'a', attributes, surroundings: ['body', 'main'], ...changes });

describe('an element keeps its fingerprint', () => {
  test.each([
    ['a counter in its id', { id: 'field-12' }, { id: 'field-7' }],
    ['a generated id', { id: ':r1a:' }, { id: ':r9:' }],
    ['a hash in its id', { id: 'x_0192f3a46b1c' }, { id: 'x_77aa00ff1234' }],
    ['a hash in a file name', { src: '/img/hero.3f2a9c1b.jpg' }, { src: '/img/hero.77ab01cd.jpg' }],
    ['a query string', { href: '/buy?session=1' }, { href: '/buy?session=2' }],
    [
      'another host for its files',
      { src: 'https://cdn1.example.com/a.png' },
      { src: '//cdn2.example.com/a.png'.replace('//', 'https://') },
    ],
    [
      'other data in a data URL',
      { src: 'data:image/png;base64,AAAA' },
      { src: 'data:image/png;base64,BBBB' },
    ],
    ['attributes in another order', { id: 'a', name: 'b' }, { name: 'b', id: 'a' }],
  ])('over %s', (_, before, after) => {
    expect(element(after)).toBe(element(before));
  });
});

describe('elements have different fingerprints', () => {
  test.each([
    ['ids', element({ id: 'buy' }), element({ id: 'sell' })],
    ['links', element({ href: '/buy' }), element({ href: '/sell' })],
    ['tags', element({}, { tag: 'a' }), element({}, { tag: 'button' })],
    ['landmarks', element({}, { surroundings: ['nav'] }), element({}, { surroundings: ['main'] })],
    ['labels', element({ 'aria-label': 'Buy' }), element({ 'aria-label': 'Sell' })],
    ['words in file names', element({ src: '/facade.jpg' }), element({ src: '/decade.jpg' })],
  ])('by their %s', (_, a, b) => {
    expect(a).not.toBe(b);
  });
});

test('an id is 16 hexadecimal digits, by rule, element and ordinal', () => {
  const ids = [
    findingId('list', 'x', 0),
    findingId('list', 'x', 1),
    findingId('label', 'x', 0),
    findingId('list', 'y', 0),
  ];
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(findingId('list', 'x', 0)).toBe(ids[0]);
});
