import { createConnection, isIP, type Socket } from 'node:net';
import type { AllowedTargets } from '@sitelens/api-client/contract';
import { permittedAddresses } from './addressPolicy.ts';
import { EgressError } from './egressError.ts';
import type { Resolve } from './resolveName.ts';
import type { ConnectionTarget } from './target.ts';

/** In milliseconds. */
export interface ConnectionLimits {
  /** For a name's addresses. */
  readonly resolveMs: number;
  /** For one address to accept the connection. */
  readonly connectMs: number;
  /** Without a byte in either direction. */
  readonly idleMs: number;
}

export const DEFAULT_LIMITS: ConnectionLimits = { resolveMs: 5_000, connectMs: 10_000, idleMs: 60_000 };

/** More addresses than this of one name are not tried. */
const MOST_ADDRESSES = 4;

export interface ConnectOptions {
  readonly allowedTargets: AllowedTargets;
  readonly resolve: Resolve;
  readonly limits: ConnectionLimits;
  /** Nothing else may be reached, however public; everything public where it is left out. */
  readonly only?: ConnectionTarget;
}

/**
 * Connects to a target by an address that was checked.
 *
 * @throws EgressError ADDRESS_REFUSED, NAME_NOT_RESOLVED, TIMED_OUT or CONNECTION_FAILED
 */
export async function connect(target: ConnectionTarget, options: ConnectOptions): Promise<Socket> {
  const { only } = options;
  if (only && (target.host !== only.host || target.port !== only.port)) {
    throw new EgressError('ADDRESS_REFUSED', `${target.host}:${target.port} is not to be reached from here.`);
  }
  const addresses = await addressesOf(target.host, options);
  const permitted = permittedAddresses(target, addresses, options.allowedTargets);
  if (permitted.length === 0) {
    throw new EgressError(
      'ADDRESS_REFUSED',
      `${target.host}:${target.port} is not a public web address. An operator can allow it with SITELENS_ALLOW_TARGETS.`,
    );
  }
  return connectToFirst(permitted.slice(0, MOST_ADDRESSES), target, options.limits);
}

/** A quarter of the time for all but the last address: IPv6 may be announced and lead nowhere. */
async function connectToFirst(
  addresses: readonly string[],
  target: ConnectionTarget,
  limits: Pick<ConnectionLimits, 'connectMs' | 'idleMs'>,
): Promise<Socket> {
  const [address, ...others] = addresses;
  if (address === undefined)
    throw new EgressError('ADDRESS_REFUSED', `${target.host} has no address to try.`);
  if (others.length === 0) return connectTo(address, target, limits);
  try {
    return await connectTo(address, target, { ...limits, connectMs: limits.connectMs / 4 });
  } catch {
    return connectToFirst(others, target, limits);
  }
}

async function addressesOf(host: string, { resolve, limits }: ConnectOptions): Promise<readonly string[]> {
  if (isIP(host)) return [host];
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The name server did not answer.')), limits.resolveMs);
  });
  try {
    const addresses = await Promise.race([resolve(host), deadline]);
    if (addresses.length > 0) return addresses;
  } catch (cause) {
    const fault = isNoSuchName(cause) ? 'NO_SUCH_NAME' : undefined;
    throw new EgressError('NAME_NOT_RESOLVED', `The name ${host} could not be resolved.`, { cause, fault });
  } finally {
    clearTimeout(timer);
  }
  throw new EgressError('NAME_NOT_RESOLVED', `The name ${host} has no address.`, { fault: 'NO_SUCH_NAME' });
}

/** A name server that can't be asked gives EAI_AGAIN instead. */
function isNoSuchName(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA')
  );
}

function connectTo(
  address: string,
  target: ConnectionTarget,
  { connectMs, idleMs }: Pick<ConnectionLimits, 'connectMs' | 'idleMs'>,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    // An address and never the name: Node then has nothing to look up a second time.
    const socket = createConnection({ host: address, port: target.port, noDelay: true });
    socket.setTimeout(connectMs, () => {
      socket.destroy(new EgressError('TIMED_OUT', `${target.host}:${target.port} did not answer in time.`));
    });
    const onError = (error: Error) =>
      reject(error instanceof EgressError ? error : notConnected(target, error));
    socket.once('error', onError);
    socket.once('connect', () => {
      socket.removeAllListeners('timeout');
      socket.removeListener('error', onError);
      socket.setTimeout(idleMs, () => socket.destroy());
      // Whoever takes the socket over adds a listener; until then a reset must not end the process.
      socket.on('error', () => {});
      resolve(socket);
    });
  });
}

function notConnected({ host, port }: ConnectionTarget, cause: Error): EgressError {
  return new EgressError('CONNECTION_FAILED', `${host}:${port} did not accept the connection.`, {
    cause,
    fault: 'NOT_ACCEPTED',
  });
}
