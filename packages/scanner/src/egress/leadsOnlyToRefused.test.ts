import { parseAllowedTargets } from '@sitelens/api-client/contract';
import { expect, it } from 'vitest';
import { leadsOnlyToRefused } from './leadsOnlyToRefused.ts';

const site = { host: 'site.example', port: 80 };
const none = parseAllowedTargets([]);

it.each([
  ['a private address', ['10.0.0.7'], true],
  ['private addresses of both kinds', ['127.0.0.1', '::1'], true],
  ['the address of cloud metadata', ['169.254.169.254'], true],
  ['an IPv4 address in IPv6', ['::ffff:192.168.1.1'], true],
  ['a public address', ['93.184.215.14'], false],
  ['a private and a public address', ['10.0.0.7', '93.184.215.14'], false],
  ['no address', [], false],
])('a name with %s', async (_, addresses, isRefused) => {
  expect(await leadsOnlyToRefused(site, none, async () => addresses)).toBe(isRefused);
});

it('a name that does not resolve may be a site that is down', async () => {
  expect(await leadsOnlyToRefused(site, none, () => Promise.reject(new Error('ENOTFOUND')))).toBe(false);
});

it('a name server that says nothing is not waited for', async () => {
  expect(await leadsOnlyToRefused(site, none, () => new Promise(() => {}))).toBe(false);
});

it('an operator may allow the name, or the address', async () => {
  const resolve = async () => ['10.0.0.7'];
  expect(await leadsOnlyToRefused(site, parseAllowedTargets(['site.example']), resolve)).toBe(false);
  expect(await leadsOnlyToRefused(site, parseAllowedTargets(['10.0.0.0/8']), resolve)).toBe(false);
  expect(await leadsOnlyToRefused(site, parseAllowedTargets(['site.example:8080']), resolve)).toBe(true);
});
