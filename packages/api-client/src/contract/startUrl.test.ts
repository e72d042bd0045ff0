import { describe, expect, test } from 'vitest';
import { checkStartUrl, defaultAllowedDomains, suggestProjectName } from './startUrl.ts';

describe('checkStartUrl takes', () => {
  test.each([
    ['example.com', 'http://example.com/', 'example.com'],
    ['Www.Example.COM/About', 'http://www.example.com/About', 'www.example.com'],
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c', 'example.com'],
    ['https://example.com:443/', 'https://example.com/', 'example.com'],
    ['https://example.com:8443/', 'https://example.com:8443/', 'example.com'],
    ['https://example.com./', 'https://example.com/', 'example.com'],
    ['münchen.de', 'http://xn--mnchen-3ya.de/', 'xn--mnchen-3ya.de'],
    ['例え.みんな', 'http://xn--r8jz45g.xn--q9jyb4c/', 'xn--r8jz45g.xn--q9jyb4c'],
    ['ｅｘａｍｐｌｅ．ｃｏｍ', 'http://example.com/', 'example.com'],
    ['a_b.example.com', 'http://a_b.example.com/', 'a_b.example.com'],
    ['localhost.example.com', 'http://localhost.example.com/', 'localhost.example.com'],
    ['127.0.0.1.example.com', 'http://127.0.0.1.example.com/', '127.0.0.1.example.com'],
  ])('%s', (typed, url, host) => {
    expect(checkStartUrl(typed)).toEqual({ ok: true, url, host });
  });
});

describe('checkStartUrl refuses as invalid-url', () => {
  test.each([
    '',
    '  ',
    '://',
    'http://',
    'https:',
    '.',
    'ftp://example.com',
    'javascript:alert(1)',
    'data:text/html,hello',
    'file:///etc/passwd',
    'about:blank',
    'mailto:me@example.com',
    'exa mple.com',
    'example..com',
    '.example.com',
    'example.com..',
    'example.com:99999',
    'example.com:0',
    'example.com:port',
    'https://user:secret@example.com/',
    'https://user@example.com/',
    'http://[::1',
    'http://[fe80::1%25eth0]/',
    'http://1.2.3.4.5/',
    'http://256.256.256.256/',
    'http://example.com%00/',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(127)}com`,
    `example.com/${'a'.repeat(2048)}`,
  ])('%j', (typed) => {
    expect(checkStartUrl(typed)).toEqual({ ok: false, error: 'invalid-url' });
  });
});

describe('checkStartUrl refuses as missing-top-level-domain', () => {
  test.each([
    'example',
    'intranet',
    'http://http://example.com',
    'example.c',
    'example.c0m',
    'http://8.8.8.8/',
    'http://134744072/',
    'http://[2606:4700:4700::1111]/',
    'http://[::ffff:8.8.8.8]/',
  ])('%j', (typed) => {
    expect(checkStartUrl(typed)).toEqual({ ok: false, error: 'missing-top-level-domain' });
  });
});

describe('checkStartUrl refuses as local-host-url', () => {
  test.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    'localhost:3000',
    'https://localhost/',
    'app.localhost',
    'printer.local',
    'my.home.arpa',
    'metadata.google.internal',
    'host.docker.internal',
    'localhost.localdomain',
    'nas.lan',
    'wiki.corp',
    'fritz.home',
    'app.test',
    'ｌｏｃａｌｈｏｓｔ',
    '127.0.0.1',
    '127.0.0.1.',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '0x7F.0.0.0x1',
    '0',
    '0.0.0.0',
    '１２７.0.0.1',
    '①②⑦.0.0.1',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '192.168.257',
    '169.254.169.254',
    '168.63.129.16',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    'http://[::1]/',
    'http://[::]/',
    'http://[0:0:0:0:0:0:0:1]:8080/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::10.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[fd00:ec2::254]/',
  ])('%j', (typed) => {
    expect(checkStartUrl(typed)).toEqual({ ok: false, error: 'local-host-url' });
  });
});

describe('suggestProjectName', () => {
  test.each([
    ['https://www.example.com:8080/a', 'www.example.com'],
    ['Example.com', 'example.com'],
    ['exa', 'exa'],
    ['', undefined],
    ['ftp://example.com', undefined],
  ])('gives the host of %j: %j', (typed, name) => {
    expect(suggestProjectName(typed)).toBe(name);
  });
});

describe('defaultAllowedDomains', () => {
  test.each([
    ['https://www.example.com/a', ['*.www.example.com']],
    ['http://localhost:4800/', ['*.localhost']],
    ['http://127.0.0.1:4800/', ['127.0.0.1']],
    ['http://[::1]:4800/', ['[::1]']],
  ])('of %s is %j', (url, domains) => {
    expect(defaultAllowedDomains(url)).toEqual(domains);
  });
});
