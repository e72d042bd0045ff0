import { expect, it } from 'vitest';
import { clientOf } from './clientOf.ts';

const SECRET = 'a secret of thirty-two characters';
const of = (address: string) => clientOf(address, SECRET);

it('is the same for what one person can write their address as, or choose it to be', () => {
  expect(of('::ffff:203.0.113.7')).toBe(of('203.0.113.7'));
  expect(of('2001:db8:1:2::1')).toBe(of('2001:0db8:0001:0002:ffff:ffff:ffff:ffff'));
});

it.each([
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8:1:2::1]:50123', '2001:db8:1:2::1'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('is that of the address where a proxy says the port, too: %s', (forwarded, address) => {
  expect(of(forwarded)).toBe(of(address));
});

it('is another one for another address', () => {
  expect(of('203.0.113.8')).not.toBe(of('203.0.113.7'));
  expect(of('2001:db8:1:3::1')).not.toBe(of('2001:db8:1:2::1'));
  expect(of('not an address')).not.toBe(of('203.0.113.7'));
});

it('says nothing of the address to who has not the secret', () => {
  expect(of('203.0.113.7')).toMatch(/^[\w-]{22}$/);
  expect(clientOf('203.0.113.7', 'another secret')).not.toBe(of('203.0.113.7'));
});
