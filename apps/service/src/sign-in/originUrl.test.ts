import { describe, expect, it } from 'vitest';
import { ownPath } from './originUrl.ts';

const ORIGIN = 'http://127.0.0.1:4800';

describe('ownPath', () => {
  it.each([
    ['/dashboard/projects/1?order=asc&page=2#row', '/dashboard/projects/1?order=asc&page=2#row'],
    [`${ORIGIN}/dashboard/settings`, '/dashboard/settings'],
    ['/dashboard/../pricing', '/pricing'],
    ['/projects/ü', '/projects/%C3%BC'],
  ])('leads to %s', (wanted, path) => {
    expect(ownPath(wanted, ORIGIN)).toBe(path);
  });

  it.each([
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'https://evil.example/',
    'https:evil.example',
    'http://127.0.0.1:4800@evil.example/',
    'http://user:pass@127.0.0.1:4800/',
    'http://127.0.0.1:4801/',
    'http://127.0.0.1.evil.example:4800/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e/%2e%2e//evil.example',
    '/signout',
    '/api/v1/tokeninfo',
    '/oauth2/authorization/auth0',
    `/dashboard?${'x'.repeat(5_000)}`,
    undefined,
    ['/dashboard', '//evil.example'],
    42,
  ])('does not lead to %j', (wanted) => {
    expect(ownPath(wanted, ORIGIN)).toBe('/dashboard');
  });
});
