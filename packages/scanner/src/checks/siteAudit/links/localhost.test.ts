import { expect, test } from 'vitest';
import { artifacts, PAGE_URL } from '../artifacts.testing.ts';
import { runCheck } from '../check.ts';
import { isLocalhostReference, leadsToOwnDevice, localhostCheck } from './localhost.ts';

test.each([
  'http://localhost/',
  'http://localhost.:8080/',
  'https://app.localhost/x',
  'http://localhost.localdomain/',
  'http://127.0.0.1/',
  'http://127.255.1.2:3000/',
  'http://0.0.0.0/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:7f00:1]/',
])("%s leads to the visitor's own device", (url) => {
  expect(leadsToOwnDevice(url)).toBe(true);
});

test.each([
  'http://localhost.example/',
  'http://notlocalhost/',
  'http://127.0.0.1.nip.io/',
  'http://128.0.0.1/',
  'http://192.168.0.1/',
  'http://[::2]/',
  'http://[::ffff:a00:1]/',
])('%s does not', (url) => {
  expect(leadsToOwnDevice(url)).toBe(false);
});

test('a site that is on this device may refer to itself, but to no other port', () => {
  const reference = { kind: 'link', url: 'http://localhost:3000/x' } as const;
  expect(isLocalhostReference(reference, 'http://localhost:3000/')).toBe(false);
  expect(isLocalhostReference(reference, 'http://localhost:4000/')).toBe(true);
  expect(isLocalhostReference(reference, 'https://localhost:3000/')).toBe(true);
});

test('each address is one row, whatever refers to it', () => {
  const url = 'http://localhost/x';
  const references = [
    { kind: 'link', url },
    { kind: 'javascript', url },
    { kind: 'link', url: 'https://boats.example/' },
  ] as const;
  expect(runCheck(localhostCheck, artifacts({ references }))).toEqual([
    { issueType: 'LINK_TO_LOCALHOST', issueDetails: { href: { href: url }, page_url: { href: PAGE_URL } } },
  ]);
});
