import ipaddr from 'ipaddr.js';
import { canonicalHost, isAddress } from './hostName.ts';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

type AllowedTarget =
  | { readonly kind: 'name'; readonly name: string; readonly port?: number }
  | { readonly kind: 'network'; readonly network: Network; readonly port?: number };

/** What an operator lets be scanned though it is private; made by {@link parseAllowedTargets}. */
export type AllowedTargets = readonly AllowedTarget[];

/** An entry of a list of allowed targets that is neither a host nor a network. */
export class InvalidAllowedTargetError extends Error {
  override readonly name = 'InvalidAllowedTargetError';
  /** The entry as it was written. */
  readonly target: string;

  constructor(target: string) {
    super(
      `"${target}" is no target. Write a host (intranet.example), host:port ([::1]:8080) or CIDR (10.0.0.0/8).`,
    );
    this.target = target;
  }
}

/**
 * Reads a comma list, or a list, of `host`, `host:port` and CIDR. A host is a name or an address;
 * an IPv6 address with a port stands in brackets. A name means itself, not the names below it.
 *
 * @throws InvalidAllowedTargetError for the first entry that is none of these
 */
export function parseAllowedTargets(list: string | readonly string[]): AllowedTargets {
  const entries = typeof list === 'string' ? list.split(',') : list;
  return entries
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(parseTarget);
}

/**
 * Whether a host may be scanned at a port though it is private: by its name, or because it is an
 * address in an allowed network. What a name resolves to is {@link allowsAddress}' to say.
 *
 * @param host a name or an address in any spelling that a URL may have, brackets or not
 */
export function allowsTarget(targets: AllowedTargets, host: string, port: number): boolean {
  const canonical = canonicalHost(host);
  if (canonical === undefined) return false;
  if (isAddress(canonical)) return allowsAddress(targets, canonical, port);
  return targets.some(
    (target) => target.kind === 'name' && target.name === canonical && isForPort(target, port),
  );
}

/**
 * Whether an address lies in an allowed network. An entry that names a port counts only when the
 * same port is asked for.
 */
export function allowsAddress(targets: AllowedTargets, address: string, port?: number): boolean {
  if (!isAddress(address)) return false;
  const parsed = ipaddr.process(address);
  return targets.some(
    (target) => target.kind === 'network' && isIn(parsed, target.network) && isForPort(target, port),
  );
}

function isForPort(target: AllowedTarget, port: number | undefined): boolean {
  return target.port === undefined || target.port === port;
}

function isIn(address: ipaddr.IPv4 | ipaddr.IPv6, [base, bits]: Network): boolean {
  if (address instanceof ipaddr.IPv4) return base instanceof ipaddr.IPv4 && address.match(base, bits);
  return base instanceof ipaddr.IPv6 && address.match(base, bits);
}

function parseTarget(entry: string): AllowedTarget {
  if (entry.includes('/')) return { kind: 'network', network: parseNetwork(entry) };
  const [host, port] = splitPort(entry);
  const canonical = canonicalHost(host);
  if (canonical === undefined) throw new InvalidAllowedTargetError(entry);
  if (port === undefined) return named(canonical);
  if (port < 1 || port > 65_535) throw new InvalidAllowedTargetError(entry);
  return { ...named(canonical), port };
}

function named(host: string): AllowedTarget {
  if (!isAddress(host)) return { kind: 'name', name: host };
  const address = ipaddr.process(host);
  return { kind: 'network', network: [address, address.kind() === 'ipv4' ? 32 : 128] };
}

function splitPort(entry: string): [host: string, port: number | undefined] {
  const bracketed = /^(\[[^\]]*\]|[^:]*):(\d{1,5})$/.exec(entry);
  const [, host, port] = bracketed ?? [];
  return host === undefined ? [entry, undefined] : [host, Number(port)];
}

function parseNetwork(entry: string): Network {
  if (!/^[\da-f.:]+\/\d{1,3}$/i.test(entry)) throw new InvalidAllowedTargetError(entry);
  try {
    return ipaddr.parseCIDR(entry);
  } catch {
    throw new InvalidAllowedTargetError(entry);
  }
}
