import { expect, it } from 'vitest';
import { redirectTarget } from './redirectTarget.ts';

const from = 'https://www.example.com/a/b';
const asSent = (text: string) => Buffer.from(text).toString('latin1');

it.each([
  ['/c', 'https://www.example.com/c'],
  ['c#part', 'https://www.example.com/a/c#part'],
  ['//bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
  ['/%C3%A4', 'https://www.example.com/%C3%A4'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('%s leads to %s', (location, target) => {
  expect(redirectTarget(asSent(location), from)?.href).toBe(target);
});

it.each([undefined, null, '', 'http://['])('%j leads nowhere', (location) => {
  expect(redirectTarget(location, from)).toBeUndefined();
});
