import type { AllowedTargets } from '@sitelens/api-client/contract';
import { permittedAddresses } from './addressPolicy.ts';
import { type Resolve, resolveName } from './resolveName.ts';
import { type ConnectionTarget, normaliseHost } from './target.ts';

/** A person waits for the answer, within the five seconds that a client gives a request. */
const LOOK_UP_LIMIT_MS = 1_500;

/**
 * Whether a target has addresses and the proxy would refuse every one of them, so that no scan could ever
 * begin. False where the name has none, or nobody says in time: the site may be down, and its scan says that.
 * It is a kindness to whoever types the address and no protection: the proxy judges each connection anew.
 */
export async function leadsOnlyToRefused(
  target: ConnectionTarget,
  allowed: AllowedTargets,
  resolve: Resolve = resolveName,
): Promise<boolean> {
  const host = normaliseHost(target.host);
  if (host === undefined) return true;
  const addresses = await addressesInTime(host, resolve);
  const isPermitted = permittedAddresses({ host, port: target.port }, addresses, allowed).length > 0;
  return addresses.length > 0 && !isPermitted;
}

async function addressesInTime(host: string, resolve: Resolve): Promise<readonly string[]> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<readonly string[]>((done) => {
    timer = setTimeout(() => done([]), LOOK_UP_LIMIT_MS);
  });
  try {
    return await Promise.race([resolve(host).catch(() => []), silence]);
  } finally {
    clearTimeout(timer);
  }
}
