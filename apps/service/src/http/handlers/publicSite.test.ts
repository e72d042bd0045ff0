import { parseAllowedTargets } from '@sitelens/api-client/contract';
import { expect, it } from 'vitest';
import { requirePublicSite } from './publicSite.ts';

const none = parseAllowedTargets([]);
const resolvesTo = (address: string) => async () => [address];

it('refuses a name that leads to a private address, at the field it was typed in', async () => {
  await expect(
    requirePublicSite('http://site.example/', none, resolvesTo('192.168.0.9')),
  ).rejects.toMatchObject({ key: 'local-host-url', status: 400 });
});

it('lets a public site through', async () => {
  await requirePublicSite('https://site.example/', none, resolvesTo('93.184.215.14'));
});

it.each([
  ['http://site.example/', 80],
  ['https://site.example/', 443],
  ['http://site.example:8080/', 8080],
])('asks for the port of %s', async (startUrl, port) => {
  const allowed = parseAllowedTargets([`site.example:${port}`]);
  await requirePublicSite(startUrl, allowed, resolvesTo('192.168.0.9'));
});
