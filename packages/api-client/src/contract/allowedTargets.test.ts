import { describe, expect, test } from 'vitest';
import {
  allowsAddress,
  allowsTarget,
  InvalidAllowedTargetError,
  parseAllowedTargets,
} from './allowedTargets.ts';
import { checkStartUrl } from './startUrl.ts';

describe('parseAllowedTargets', () => {
  test('reads a comma list as it reads a list', () => {
    expect(parseAllowedTargets(' localhost:4800, 10.0.0.0/8 ,, ')).toEqual(
      parseAllowedTargets(['localhost:4800', '10.0.0.0/8']),
    );
  });

  test('an empty list allows nothing', () => {
    expect(parseAllowedTargets('')).toEqual([]);
  });

  test.each([
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8:80',
    '::/129',
    'http://example.com',
    'example.com/path',
    'host:99999',
    'host:0',
    'host:port',
    'user@host',
    'a b',
    '[::1',
    '999.1.1.1',
    '/8',
  ])('refuses %j and says which', (target) => {
    expect(() => parseAllowedTargets(['localhost', target])).toThrow(InvalidAllowedTargetError);
    expect(() => parseAllowedTargets(['localhost', target])).toThrow(target);
  });
});

describe('allowsTarget', () => {
  test.each([
    ['intranet.example', 'intranet.example', 80],
    ['intranet.example', 'INTRANET.example.', 443],
    ['localhost:4800', 'localhost', 4800],
    ['127.0.0.1:4800', '127.0.0.1', 4800],
    ['127.0.0.1', '127.1', 80],
    ['127.0.0.1', '[::ffff:127.0.0.1]', 80],
    ['10.0.0.0/8', '10.1.2.3', 8080],
    ['[::1]:8080', '[::1]', 8080],
    ['[::1]:8080', '::1', 8080],
    ['::1', '[0:0::1]', 80],
    ['fd00::/8', 'fd12::1', 80],
    ['0.0.0.0/0', '127.0.0.1', 80],
  ])('%s lets %s:%i through', (list, host, port) => {
    expect(allowsTarget(parseAllowedTargets(list), host, port)).toBe(true);
  });

  test.each([
    ['', 'localhost', 80],
    ['localhost:4800', 'localhost', 4801],
    ['localhost', 'app.localhost', 80],
    ['example.com', 'evil-example.com', 80],
    ['example.com', 'example.com.evil.org', 80],
    ['127.0.0.1:4800', '127.0.0.1', 80],
    ['127.0.0.1', '127.0.0.2', 80],
    ['127.0.0.1', 'localhost', 80],
    ['10.0.0.0/8', '11.0.0.1', 80],
    ['10.0.0.0/8', '10.0.0.1.example.com', 80],
    ['0.0.0.0/0', '::1', 80],
    ['::/0', '127.0.0.1', 80],
    ['::1', '::2', 80],
    ['localhost', 'localhost/..', 80],
    ['localhost', 'user@localhost', 80],
    ['localhost', '', 80],
  ])('%j does not let %s:%i through', (list, host, port) => {
    expect(allowsTarget(parseAllowedTargets(list), host, port)).toBe(false);
  });
});

describe('allowsAddress', () => {
  test('counts an entry with a port for that port only', () => {
    const targets = parseAllowedTargets('127.0.0.1:4800');
    expect(allowsAddress(targets, '127.0.0.1', 4800)).toBe(true);
    expect(allowsAddress(targets, '127.0.0.1', 80)).toBe(false);
    expect(allowsAddress(targets, '127.0.0.1')).toBe(false);
  });

  test('sees an IPv4 address in its IPv6 form', () => {
    expect(allowsAddress(parseAllowedTargets('10.0.0.0/8'), '::ffff:10.0.0.1')).toBe(true);
    expect(allowsAddress(parseAllowedTargets('10.0.0.0/8'), '::ffff:11.0.0.1')).toBe(false);
  });

  test('a name allows no address, and a name is no address', () => {
    expect(allowsAddress(parseAllowedTargets('localhost'), '127.0.0.1')).toBe(false);
    expect(allowsAddress(parseAllowedTargets('localhost,0.0.0.0/0'), 'localhost')).toBe(false);
  });
});

describe('checkStartUrl with allowed targets', () => {
  const allowedTargets = parseAllowedTargets('localhost:4800, 10.0.0.0/8, intranet, [::1]:8080');

  test.each([
    ['localhost:4800', 'http://localhost:4800/', 'localhost'],
    ['https://10.1.2.3/a', 'https://10.1.2.3/a', '10.1.2.3'],
    ['Intranet', 'http://intranet/', 'intranet'],
    ['http://[::1]:8080', 'http://[::1]:8080/', '[::1]'],
  ])('takes %s', (typed, url, host) => {
    expect(checkStartUrl(typed, { allowedTargets })).toEqual({ ok: true, url, host });
  });

  test.each([
    ['localhost', 'local-host-url'],
    ['http://127.0.0.1:4800', 'local-host-url'],
    ['ftp://intranet', 'invalid-url'],
    ['intranet2', 'missing-top-level-domain'],
  ])('refuses %s as %s', (typed, error) => {
    expect(checkStartUrl(typed, { allowedTargets })).toEqual({ ok: false, error });
  });
});
