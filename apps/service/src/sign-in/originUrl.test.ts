import { describe, expect, it } from 'vitest';
import { ownPath } from './originUrl.ts';

const ORIGIN = 'http://127.0.0.1:4800';

describe('ownPath', () => {
  it.each([
    ['/dashboard/projects/1?order=asc&page=2#row', '/dashboard/projects/1?order=asc&page=2#row'],
    [`${ORIGIN}/dashboard/settings`, '/dashboard/settings'],
    ['/dashboard/../pricing', '/pricing'],
    ['/projects/ü', '/projects/%C3%BC'],
    // Encoded slashes stay what they are: a part of a path of ours.
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/%5cevil.example', '/%5cevil.example'],
    ['/dashboard?next=https://evil.example', '/dashboard?next=https://evil.example'],
    ['dashboard/settings', '/dashboard/settings'],
    ['HTTP://127.0.0.1:4800/dashboard/settings', '/dashboard/settings'],
    ['%2f%2fevil.example', '/%2f%2fevil.example'],
    ['／／evil.example', '/%EF%BC%8F%EF%BC%8Fevil.example'],
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
    '/\r\n/evil.example',
    '/\u0000/evil.example\u0000//',
    '\u0000//evil.example',
    '\u001f//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\/evil.example',
    '\\/evil.example',
    '/\\\\evil.example',
    'http:\\\\evil.example',
    'http:///evil.example',
    'http:/\t/evil.example',
    'https:/evil.example',
    'hthttp://evil.example',
    'http://evil.example#@127.0.0.1:4800/',
    'http://127.0.0.1:4800\\@evil.example/',
    'http://127.0.0.1:4800.evil.example/',
    'http://[::ffff:127.0.0.1]:4800/',
    'blob:http://127.0.0.1:4800/dashboard',
    'vbscript:x',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e/%2e%2e//evil.example',
    '/signout',
    '/verify-email?token=x',
    '/login/oauth2/code/auth0?code=x&state=y',
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
