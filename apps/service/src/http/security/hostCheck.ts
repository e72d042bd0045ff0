import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../../configuration/loopback.ts';
import { ProblemError } from '../problems/ProblemError.ts';

/**
 * Answers only to our own host name, so that no website can reach a service on this machine by letting its
 * own name resolve to 127.0.0.1 (DNS rebinding). A person who opens another name of this machine, such as
 * localhost for 127.0.0.1, is led to the right one: cookies don't go from one to the other.
 */
export function checkHost(
  request: FastifyRequest,
  reply: FastifyReply,
  publicOrigin: string,
): FastifyReply | undefined {
  const own = new URL(publicOrigin);
  const asked = URL.parse(`${own.protocol}//${request.headers.host ?? ''}`);
  if (asked?.host === own.host) return undefined;
  const isOtherNameOfOurs = asked?.port === own.port && isLoopbackHost(asked.hostname);
  if (isOtherNameOfOurs && request.method === 'GET') {
    return reply.redirect(`${publicOrigin}${pathOnly(request.url)}`, 307);
  }
  throw new ProblemError('misdirected-request', { detail: `Use ${publicOrigin} instead.` });
}

/** A request target may be a whole URL (RFC 9112, 3.2.2); only a path may follow our origin. */
function pathOnly(target: string): string {
  return target.startsWith('/') ? target : '/';
}
