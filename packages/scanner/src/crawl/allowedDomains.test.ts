import { describe, expect, it } from 'vitest';
import { isAllowedHost, isSameSite } from './allowedDomains.ts';

describe('an allowed domain', () => {
  it.each([
    ['example.com', 'example.com', true],
    ['www.example.com', 'example.com', false],
    ['example.com', '*.example.com', true],
    ['a.b.example.com', '*.example.com', true],
    ['notexample.com', '*.example.com', false],
    ['example.com.evil.example', '*.example.com', false],
    ['xn--mnchen-3ya.example', 'MÜNCHEN.example', true],
    ['example.com.', 'example.com', true],
    ['127.0.0.1', '*.127.0.0.1', true],
    ['example.com', '*.', false],
    ['example.com', '*', false],
    ['example.com', '', false],
    ['.', '', false],
    ['', '*.', false],
  ])('%s is in %s: %s', (host, pattern, expected) => expect(isAllowedHost(host, [pattern])).toBe(expected));
});

describe('a redirect of the start page', () => {
  it.each([
    ['example.com', 'www.example.com', true],
    ['www.example.com', 'example.com', true],
    ['example.com', 'shop.example.com', true],
    ['shop.example.com', 'example.com', true],
    ['www.example.com', 'shop.example.com', true],
    ['a.example.com', 'b.example.com', false],
    ['one.co.uk', 'two.co.uk', false],
    ['example.com', 'evil-example.com', false],
    ['example.com', 'example.net', false],
    ['localhost', 'a.localhost', false],
  ])('from %s to %s stays on the site: %s', (from, to, expected) =>
    expect(isSameSite(from, to)).toBe(expected),
  );
});
