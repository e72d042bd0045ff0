import ipaddr from 'ipaddr.js';

/** Addresses that belong to a public block and yet answer only inside of a network. */
const INSIDE_PUBLIC_BLOCKS = [
  // Azure's wire server (DHCP, DNS, guest agent), reachable from every virtual machine there.
  ipaddr.IPv4.parseCIDR('168.63.129.16/32'),
];

/** The only block of IPv6 from which public addresses have been given out (RFC 4291, 2.5.4). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
const IPV4_MAPPED = ipaddr.IPv6.parseCIDR('::ffff:0:0/96');
/** NAT64's well-known prefix (RFC 6052): the gateway sends such a packet to the IPv4 address in its end. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * Whether an IP address may be reached by a scan: whether it is a unicast address of the public
 * internet. Every block of the IANA special-purpose registries (RFC 6890) is refused, and in IPv6
 * everything outside of 2000::/3. An address that carries an IPv4 address which a packet would end
 * at (IPv4-mapped, NAT64) is judged by that one; other tunnels (6to4, Teredo, IPv4-compatible) are
 * refused.
 *
 * @param address an IPv4 address as four decimal numbers, or an IPv6 address without brackets or
 *   zone. Anything else, also `010.0.0.1` or `127.1`, which systems read in different ways, is not
 *   public.
 */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return isPublicIPv4(ipaddr.IPv4.parse(address));
  if (address.includes('%') || !ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.match(IPV4_MAPPED) || parsed.match(NAT64)) return isPublicIPv4(embeddedIPv4(parsed));
  return parsed.match(GLOBAL_UNICAST) && parsed.range() === 'unicast';
}

function isPublicIPv4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !INSIDE_PUBLIC_BLOCKS.some((block) => address.match(block));
}

function embeddedIPv4(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}
