import { networkInterfaces } from 'node:os';
import type { AllowedTargets } from '@sitelens/api-client/contract';
import { allowsAddress, allowsTarget, isPublicAddress } from '@sitelens/api-client/contract';
import ipaddr from 'ipaddr.js';
import { BAD_PORTS } from './badPorts.ts';
import type { ConnectionTarget } from './target.ts';

/**
 * Those of a target's addresses to which a connection may go, in the order given.
 *
 * A name with public and private addresses keeps the public ones. An operator's hole for a host opens all
 * of that host's addresses, on that port if it names one; a hole for a block opens the addresses in it.
 */
export function permittedAddresses(
  { host, port }: ConnectionTarget,
  addresses: readonly string[],
  allowed: AllowedTargets,
): readonly string[] {
  const isOwnHole = allowsTarget(allowed, host, port);
  return addresses.filter(
    (address) =>
      isOwnHole ||
      allowsAddress(allowed, address, port) ||
      (!BAD_PORTS.has(port) && isPublicAddress(address) && !isAddressOfThisMachine(address)),
  );
}

/** A firewall does not filter what a machine sends to itself, so its public address is a private one here. */
function isAddressOfThisMachine(address: string): boolean {
  const unmapped = ipaddr.process(address).toString();
  return Object.values(networkInterfaces()).some((ofInterface) =>
    ofInterface?.some((own) => own.address === unmapped),
  );
}
