import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** What the service calls a client by: it can be told from others, and its address can't be read from it. */
export type Client = string;

/** Bytes of an IPv6 address that its holder does not choose at will (RFC 6177): a network of /64. */
const NETWORK_BYTES = 8;

/**
 * @param address that the request came from, as Fastify says with the proxies that are trusted
 * @param secret that is never in the database: addresses are so few that a hash without it could be tried out
 */
export function clientOf(address: string, secret: string): Client {
  return createHmac('sha256', secret)
    .update(`client ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);
}

/** Some proxies forward the port of the connection too, which would make another client of each. */
const WITH_PORT = /^(?:\[(?<ipv6>[^\]]+)\]|(?<ipv4>\d+(?:\.\d+){3}))(?::\d+)?$/;

/** An IPv4 address as it is, also where it is written as IPv6; of an IPv6 address the network. */
function networkOf(forwarded: string): string {
  const { ipv6, ipv4 } = WITH_PORT.exec(forwarded)?.groups ?? {};
  const address = ipv6 ?? ipv4 ?? forwarded;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return Buffer.from(parsed.toByteArray().slice(0, NETWORK_BYTES)).toString('hex');
}
