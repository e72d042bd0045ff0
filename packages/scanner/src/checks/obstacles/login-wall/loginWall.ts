import type { PageObstacle } from '@sitelens/api-client/contract';
import type { MainAnswer } from '../../../gather/mainResponse.ts';
import type { ObstacleArtifacts, SeenDocument } from '../../../gather/obstacleArtifacts.ts';
import { isBare } from '../isBare.ts';
import { isLoginAddress, isOfSigningIn, returnsSomewhere } from './loginAddress.ts';
import { AUTHENTICATION_SCHEMES, LOGIN_PROVIDERS } from './loginProviders.ts';

/** A page that has moved for good has not asked anybody to log in. One whose script leads on answered 200. */
const FOR_GOOD = [301, 308];

/** A login and a password, and perhaps a code. */
const MOST_OTHER_FIELDS = 3;

/**
 * A page that asks to log in before it shows anything. A login that was asked for by its own address is none:
 * nothing lies behind it that the crawl was on its way to.
 */
export function findLoginWall(artifacts: ObstacleArtifacts): PageObstacle | undefined {
  const { requestedUrl, answer, led, seen } = artifacts;
  const byAnswer = askedByAnswer(answer);
  if (byAnswer) return byAnswer;
  const requested = URL.parse(requestedUrl);
  if (!requested || isOfSigningIn(requested)) return undefined;
  if (led) return ledTo(requested, led);
  if (!seen || seen.passwordFields === 0) return undefined;
  const byAddress = showsAnother(requested, seen);
  if (byAddress) return byAddress;
  return isBare(seen) && seen.otherFields <= MOST_OTHER_FIELDS ? { kind: 'LOGIN_WALL' } : undefined;
}

/** 401 says it by itself (RFC 9110, 15.5.2); 403 only together with how to log in. */
function askedByAnswer({ status, headers }: MainAnswer): PageObstacle | undefined {
  if (status !== 401 && status !== 403) return undefined;
  const asked = /^\s*([a-z]+)/i.exec(headers['www-authenticate'] ?? '')?.[1]?.toLowerCase();
  const name = Object.entries(AUTHENTICATION_SCHEMES).find(([scheme]) => scheme === asked)?.[1];
  if (name !== undefined) return { kind: 'LOGIN_WALL', name };
  return status === 401 || asked !== undefined ? { kind: 'LOGIN_WALL' } : undefined;
}

function ledTo(
  requested: URL,
  { to, status }: NonNullable<ObstacleArtifacts['led']>,
): PageObstacle | undefined {
  const target = URL.parse(to);
  if (!target) return undefined;
  const provider = providerAt(target);
  // Whoever asks for the provider's own pages is not kept out of anything.
  if (provider !== undefined && target.hostname !== requested.hostname) return wallOf(provider);
  const isForNow = !FOR_GOOD.includes(status) || returnsSomewhere(target);
  if (!isForNow || !(provider !== undefined || isLoginAddress(target))) return undefined;
  return wallOf(provider);
}

/** A script has put a login in the page's place, without loading another document. */
function showsAnother(requested: URL, { url }: SeenDocument): PageObstacle | undefined {
  const shown = URL.parse(url);
  if (!shown || shown.pathname === requested.pathname || !isLoginAddress(shown)) return undefined;
  return wallOf(providerAt(shown));
}

function providerAt({ hostname, pathname }: URL): string | undefined {
  return LOGIN_PROVIDERS.find(
    ({ host, path }) => (host?.test(hostname) ?? true) && (path?.test(pathname) ?? true),
  )?.name;
}

function wallOf(name: string | undefined): PageObstacle {
  return name === undefined ? { kind: 'LOGIN_WALL' } : { kind: 'LOGIN_WALL', name };
}
