import { describe, expect, test } from 'vitest';
import { isPublicAddress } from './publicAddress.ts';

/** The IANA IPv4 Special-Purpose Address Registry, with multicast: first and last address of each block. */
const SPECIAL_IPV4 = [
  ['this network', '0.0.0.0', '0.255.255.255'],
  ['private use', '10.0.0.0', '10.255.255.255'],
  ['shared address space', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.0', '127.255.255.255'],
  ['link local', '169.254.0.0', '169.254.255.255'],
  ['private use', '172.16.0.0', '172.31.255.255'],
  ['IETF protocol assignments', '192.0.0.0', '192.0.0.255'],
  ['documentation (TEST-NET-1)', '192.0.2.0', '192.0.2.255'],
  ['AS112-v4', '192.31.196.0', '192.31.196.255'],
  ['AMT', '192.52.193.0', '192.52.193.255'],
  ['6to4 relay anycast', '192.88.99.0', '192.88.99.255'],
  ['private use', '192.168.0.0', '192.168.255.255'],
  ['direct delegation AS112', '192.175.48.0', '192.175.48.255'],
  ['benchmarking', '198.18.0.0', '198.19.255.255'],
  ['documentation (TEST-NET-2)', '198.51.100.0', '198.51.100.255'],
  ['documentation (TEST-NET-3)', '203.0.113.0', '203.0.113.255'],
  ['multicast', '224.0.0.0', '239.255.255.255'],
  ['reserved', '240.0.0.0', '255.255.255.254'],
  ['limited broadcast', '255.255.255.255', '255.255.255.255'],
] as const;

/** The IANA IPv6 Special-Purpose Address Registry, with multicast and deprecated blocks. */
const SPECIAL_IPV6 = [
  ['unspecified', '::', '::'],
  ['loopback', '::1', '::1'],
  ['IPv4-compatible', '::2', '::ffff:ffff'],
  ['IPv4-translated (SIIT)', '::ffff:0:0:0', '::ffff:0:ffff:ffff'],
  ['local-use NAT64', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['discard only', '100::', '100::ffff:ffff:ffff:ffff'],
  ['dummy prefix', '100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff'],
  ['IETF protocol assignments', '2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['port control protocol anycast', '2001:1::1', '2001:1::3'],
  ['benchmarking', '2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff'],
  ['AMT', '2001:3::', '2001:3:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['AS112-v6', '2001:4:112::', '2001:4:112:ffff:ffff:ffff:ffff:ffff'],
  ['deprecated ORCHID', '2001:10::', '2001:1f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['ORCHIDv2', '2001:20::', '2001:2f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['drone remote id', '2001:30::', '2001:3f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['documentation', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['6to4', '2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['6to4 of a private address', '2002:a00:1::', '2002:c0a8:101::1'],
  ['direct delegation AS112', '2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
  ['documentation', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['not given out', '4000::', '5eff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['segment routing', '5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['metadata service of a cloud', 'fd00:ec2::254', 'fd20:ce::254'],
  ['link local', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['deprecated site local', 'fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['multicast', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
] as const;

describe('isPublicAddress', () => {
  test.each([...SPECIAL_IPV4, ...SPECIAL_IPV6])('refuses %s: %s to %s', (_block, first, last) => {
    expect(isPublicAddress(first)).toBe(false);
    expect(isPublicAddress(last)).toBe(false);
  });

  test.each(SPECIAL_IPV4)('refuses %s inside of IPv6: %s to %s', (_block, first, last) => {
    for (const address of [first, last]) {
      expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
      expect(isPublicAddress(`64:ff9b::${address}`)).toBe(false);
      expect(isPublicAddress(`::${address}`)).toBe(false);
    }
  });

  test.each([
    '1.0.0.0',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '168.63.129.15',
    '168.63.129.17',
    '2000::1',
    '2001:200::1',
    '2001:4860:4860::8888',
    '2606:4700:4700::1111',
    '2A00:1450:4001:81b::200e',
    '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    '::ffff:8.8.8.8',
    '::ffff:808:808',
    '64:ff9b::8.8.8.8',
  ])('lets %s through', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    '168.63.129.16',
    '::ffff:168.63.129.16',
    '64:ff9b::a83f:8110',
    '100.100.100.200',
    '169.254.169.254',
    '192.0.0.192',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:a9fe:a9fe',
  ])('refuses %s, where a cloud keeps its secrets', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    '',
    ' 8.8.8.8',
    '8.8.8.8 ',
    '8.8.8',
    '134744072',
    '0x08080808',
    '010.8.8.8',
    '8.8.8.8.',
    '8.8.8.256',
    '８.8.8.8',
    '8.8.8.8:80',
    '8.8.8.8/32',
    '[2606:4700:4700::1111]',
    '2606:4700:4700::1111%eth0',
    '2606:4700:4700:::1111',
    'example.com',
    'localhost',
    'not an address',
  ])('refuses %j, which is no address in its one spelling', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
