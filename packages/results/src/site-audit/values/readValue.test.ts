import { expect, test } from 'vitest';
import { readValue } from './readValue.ts';

test.each([
  [{ href: 'https://a.example/' }, { kind: 'href', text: 'https://a.example/' }],
  [{ html: '<meta>' }, { kind: 'html', text: '<meta>' }],
  [{ text: 'Not Found' }, { kind: 'text', text: 'Not Found' }],
  [{ text: 72 }, { kind: 'text', text: '72' }],
  [{ http_status: 404 }, { kind: 'http_status', status: 404 }],
])('%o is one value', (value, expected) => {
  expect(readValue(value)).toEqual({ shown: [expected], unsupported: [] });
});

test('several come by their numbers, as numbers and not as words', () => {
  const value = { href10: 'k', href2: 'c', href0: 'a', href1: 'b' };
  expect(readValue(value).shown.map((one) => one.kind === 'href' && one.text)).toEqual(['a', 'b', 'c', 'k']);
});

test('any other kind is told, and the rest is shown', () => {
  const value = { picture: 'x', text: 'seen', hrefs: 'y', href1a: 'z', http_status: '404' };
  expect(readValue(value)).toEqual({
    shown: [{ kind: 'text', text: 'seen' }],
    unsupported: ['picture', 'hrefs', 'href1a', 'http_status'],
  });
});

test('nothing is nothing', () => {
  expect(readValue({})).toEqual({ shown: [], unsupported: [] });
});
