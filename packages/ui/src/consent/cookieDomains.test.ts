import { expect, test } from 'vitest';
import { cookieDomains } from './cookieDomains.ts';

test('a host may see cookies of its own domain and of those above', () => {
  expect(cookieDomains('app.sitelens.example')).toEqual(['app.sitelens.example', 'sitelens.example']);
  expect(cookieDomains('sitelens.example')).toEqual(['sitelens.example']);
});

test.each(['localhost', '127.0.0.1', '[::1]', ''])('%s has none above it', (hostname) => {
  expect(cookieDomains(hostname)).toEqual([]);
});
