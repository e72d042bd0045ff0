import { type EgressFetch, isRedirect, MOST_REDIRECTS } from '../egress/fetch.ts';
import { redirectTarget } from '../egress/redirectTarget.ts';
import { type AskedOnce, createAskedOnce } from './askedOnce.ts';
import { askHop, type HopAnswer, type HopSurroundings, newPatience } from './askHop.ts';
import { bareUrl, withoutUserInfo } from './bareUrl.ts';
import { failureText, givenUpText, notAskedText, turnedAwayText } from './failureTexts.ts';
import { createHostTurns, type HostTurns } from './hostTurns.ts';
import { statusText } from './linkIssues.ts';
import { LINK_LIMITS, type LinkLimits } from './linkLimits.ts';
import type { KnownEnd, LinkResult } from './linkResult.ts';

export interface CheckLinkOptions {
  /** Of the egress: the only way to the network. */
  readonly fetch: EgressFetch;
  /** Shared by all links that are checked at the same time, as is `askedOnce`. */
  readonly hosts?: HostTurns;
  readonly askedOnce?: AskedOnce;
  readonly limits?: Partial<LinkLimits>;
  /** Whether robots.txt forbids to follow a redirect there. Default: nothing is forbidden. */
  readonly isForbidden?: (url: string, signal: AbortSignal) => Promise<boolean>;
}

/**
 * Asks whether an address leads anywhere, and where; what a server has to say is never read beyond its head.
 * Ends within {@link LinkLimits.wholeMs} in a result whatever the server does.
 *
 * @param url - Absolute, http(s)
 * @throws the signal's reason
 */
export async function checkLink(
  url: string,
  options: CheckLinkOptions,
  signal: AbortSignal,
): Promise<LinkResult> {
  const { fetch, hosts = createHostTurns(), askedOnce = createAskedOnce(), limits: changed } = options;
  const { isForbidden = async () => false } = options;
  const limits = { ...LINK_LIMITS, ...changed };
  const limit = AbortSignal.timeout(limits.wholeMs);
  try {
    const surroundings = { fetch, hosts, askedOnce, limits, isForbidden };
    return await follow(url, surroundings, AbortSignal.any([signal, limit]));
  } catch (error) {
    signal.throwIfAborted();
    if (!limit.aborted) throw error;
    return failed(givenUpText(limits));
  }
}

type FollowSurroundings = HopSurroundings & Required<Pick<CheckLinkOptions, 'askedOnce' | 'isForbidden'>>;

async function follow(
  start: string,
  surroundings: FollowSurroundings,
  signal: AbortSignal,
): Promise<LinkResult> {
  const patience = newPatience(surroundings.limits);
  const visited = new Set<string>();
  let url = start;
  let firstStatus: number | undefined;
  let setsCookie = false;
  for (;;) {
    const bare = bareUrl(url);
    if (visited.has(bare)) return failed(circleText(setsCookie), firstStatus);
    visited.add(bare);
    const answer = await surroundings.askedOnce.answerOf(bare, signal, () =>
      askHop(bare, patience, surroundings, signal),
    );
    if (answer.kind === 'KNOWN' && (await isForbiddenEnd(answer.end, surroundings, signal))) {
      return { outcome: 'BLOCKED_BY_ROBOTS' };
    }
    if (answer.kind !== 'ANSWERED' || !isRedirect(answer.status)) {
      return endOf(answer, { url, firstStatus, setsCookie, limits: surroundings.limits });
    }
    firstStatus ??= answer.status;
    setsCookie ||= answer.setsCookie;
    const next = redirectTarget(answer.location, url);
    if (!next || !isHttp(next)) return failed(astrayText(next, answer), answer.status);
    if (visited.size > MOST_REDIRECTS) {
      return failed(`The address redirects more than ${MOST_REDIRECTS} times.`, firstStatus);
    }
    url = next.href;
    if (await surroundings.isForbidden(url, signal)) return { outcome: 'BLOCKED_BY_ROBOTS' };
  }
}

/** It may have been followed for what a page is made of, whatever robots.txt says. */
async function isForbiddenEnd(
  end: KnownEnd,
  { isForbidden }: Pick<FollowSurroundings, 'isForbidden'>,
  signal: AbortSignal,
): Promise<boolean> {
  return end.outcome === 'REDIRECTED' && isForbidden(end.leadsTo, signal);
}

type Answered = Extract<HopAnswer, { kind: 'ANSWERED' }>;

function isHttp({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

function astrayText(next: URL | undefined, { location }: Answered): string {
  if (next) return 'The address redirects to one that is neither http nor https.';
  return location
    ? 'The server redirects to something that is no address.'
    : 'The server redirects without saying where to.';
}

const NEEDS_COOKIE = 'The server wants a cookie that it has set on the way; the checker keeps none.';

/** What servers answer to who does not bring it back: a login's address, say, is not broken by that. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403]);

function circleText(setsCookie: boolean): string {
  return setsCookie ? NEEDS_COOKIE : 'The address redirects in a circle.';
}

interface Journey {
  readonly url: string;
  readonly firstStatus: number | undefined;
  /** Whether a server has set a cookie on the way. */
  readonly setsCookie: boolean;
  readonly limits: LinkLimits;
}

function endOf(answer: HopAnswer, { url, firstStatus, setsCookie, limits }: Journey): LinkResult {
  switch (answer.kind) {
    case 'FAILED': {
      const error = failureText(answer.failure, firstStatus !== undefined, limits);
      const isGone = answer.failure.fault === 'NO_SUCH_NAME';
      return isGone ? { outcome: 'BROKEN', error } : failed(error);
    }
    case 'TURNED_AWAY':
      return failed(turnedAwayText(answer.status, answer.restMs), answer.status);
    case 'NOT_ASKED':
      return failed(notAskedText(answer.silence), answer.silence.httpStatus);
    case 'ANSWERED':
      return setsCookie && REFUSALS.has(answer.status)
        ? failed(NEEDS_COOKIE, answer.status)
        : answeredEnd(answer.status, url, firstStatus);
    case 'KNOWN':
      return knownEnd(answer.end, url, firstStatus);
  }
}

function knownEnd(end: KnownEnd, url: string, firstStatus: number | undefined): LinkResult {
  if (firstStatus === undefined) return end;
  if (end.outcome === 'OK') return redirected(firstStatus, url);
  return end.outcome === 'REDIRECTED' ? { ...end, httpStatus: firstStatus } : end;
}

function answeredEnd(status: number, url: string, firstStatus: number | undefined): LinkResult {
  if (status === 999) return failed('The server turns away programs such as this one (999).', status);
  if (status === 401 && hasCredentials(url)) {
    return failed('The address carries a name or password, which the checker does not send.', status);
  }
  if (status >= 400) return { outcome: 'BROKEN', httpStatus: status, error: statusText(status) };
  return firstStatus === undefined ? { outcome: 'OK' } : redirected(firstStatus, url);
}

function redirected(httpStatus: number, url: string): LinkResult {
  return { outcome: 'REDIRECTED', httpStatus, leadsTo: withoutUserInfo(url) };
}

function failed(error: string, httpStatus?: number): LinkResult {
  return { outcome: 'REQUEST_FAILED', error, ...(httpStatus === undefined ? {} : { httpStatus }) };
}

function hasCredentials(url: string): boolean {
  const { username, password } = new URL(url);
  return username !== '' || password !== '';
}
