import type { AllowedTargets } from '@sitelens/api-client/contract';
import { leadsOnlyToRefused, type Resolve } from '@sitelens/scanner';
import { fieldProblem, ProblemError } from '../problems/ProblemError.ts';

/**
 * Refuses a start URL whose name leads to this machine or a private network, before a scan could.
 *
 * @param startUrl in canonical form
 * @throws ProblemError local-host-url
 */
export async function requirePublicSite(
  startUrl: string,
  allowedTargets: AllowedTargets,
  resolve?: Resolve,
): Promise<void> {
  const { hostname, port, protocol } = new URL(startUrl);
  const usualPort = protocol === 'https:' ? 443 : 80;
  const target = { host: hostname, port: port === '' ? usualPort : Number(port) };
  if (await leadsOnlyToRefused(target, allowedTargets, resolve)) {
    throw new ProblemError('local-host-url', { errors: [fieldProblem('startUrl', 'local-host-url')] });
  }
}
