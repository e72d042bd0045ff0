import { tokenInfoQuery } from '@sitelens/api-client/endpoints';
import { isOwnPath } from '../navigation/isOwnPath.ts';
import { modeOf } from '../navigation/mode.ts';
import { pathsIn } from '../navigation/paths.ts';
import type { Services } from '../services.ts';

/** Says in the address that the session ran out while somebody worked (specification, platform, section 8). */
const PARAMETER = 'auth';
const TIMED_OUT = 'timeout';

type Address = Pick<Location, 'pathname' | 'search'>;

export function saysTimedOut(search: URLSearchParams): boolean {
  return search.get(PARAMETER) === TIMED_OUT;
}

/** An address with the mark of a session that ran out. */
export function withTimeout({ pathname, search }: Address): string {
  const params = new URLSearchParams(search);
  params.set(PARAMETER, TIMED_OUT);
  return `${pathname}?${params}`;
}

/** Where signing in begins; it ends at the address given, without the mark. */
export function signInHref(address: Address): string {
  return `/oauth2/authorization/auth0?originUrl=${originOf(address)}`;
}

/** Where signing up begins, and with it a trial; it ends at the address given, without the mark. */
export function signUpHref(address: Address): string {
  return `/oauth2/authorization/auth0-signup?originUrl=${originOf(address)}`;
}

/** The path of `https://us//elsewhere` would lead to `elsewhere` after the login. The service checks it as well. */
function originOf({ pathname, search }: Address): string {
  const params = new URLSearchParams(search);
  params.delete(PARAMETER);
  const rest = params.size > 0 ? `?${params}` : '';
  return encodeURIComponent(isOwnPath(pathname) ? pathname + rest : pathsIn.dashboard.home);
}

/**
 * Ends the session in sight: nobody is signed in any more. Only where somebody was: the first calls of a
 * visitor who never signed in are refused as well, which is no time-out.
 *
 * @returns whether somebody was signed in
 */
export function endSession({ client, queryClient }: Services): boolean {
  const { queryKey } = tokenInfoQuery(client);
  if (queryClient.getQueryData(queryKey)?.authenticated !== true) return false;
  queryClient.setQueryData(queryKey, { authenticated: false });
  return true;
}

/**
 * What a 401 means at an address. In the dashboard the session is over, which is said in the address;
 * in public it may be a project that is not, so that nobody is led away.
 *
 * @returns where to go now, if anywhere
 */
export function afterRefusal(services: Services, address: Address): string | undefined {
  const wasSignedIn = endSession(services);
  return wasSignedIn && modeOf(address.pathname) === 'dashboard' ? withTimeout(address) : undefined;
}
