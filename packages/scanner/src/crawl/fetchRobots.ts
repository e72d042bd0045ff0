import type { Egress } from '../egress/egress.ts';
import type { OriginRobots } from './robots.ts';
import { MOST_ROBOTS_BYTES, readRobotsText } from './robotsText.ts';

const DEADLINE_MS = 15_000;

/** Reads an origin's robots.txt. Rejects only when the signal aborts. */
export async function fetchRobots(
  origin: string,
  egress: Pick<Egress, 'fetch'>,
  signal: AbortSignal,
): Promise<OriginRobots> {
  const fetched = await egress.fetch(`${origin}/robots.txt`, {
    signal,
    deadlineMs: DEADLINE_MS,
    maxBytes: MOST_ROBOTS_BYTES,
  });
  if (!fetched.ok) {
    const { reason } = fetched;
    // RFC 9309, 2.3.1.2: after too many redirects it may be taken as unavailable.
    return reason === 'TOO_MANY_REDIRECTS'
      ? { origin, kind: 'ALLOW_ALL' }
      : { origin, kind: 'UNREACHABLE', reason };
  }
  if (fetched.status >= 500) return { origin, kind: 'UNREACHABLE', reason: 'HTTP_ERROR' };
  if (fetched.status < 200 || fetched.status >= 300) return { origin, kind: 'ALLOW_ALL' };
  // A site that answers every address with its HTML has no robots.txt.
  if (/^text\/html\b/i.test(fetched.headers.get('content-type') ?? '')) return { origin, kind: 'ALLOW_ALL' };
  return { origin, kind: 'RULES', text: readRobotsText(fetched.body, fetched.isCutShort) };
}
