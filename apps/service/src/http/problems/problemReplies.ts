import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEMS } from './catalogue.ts';
import type { ProblemError } from './ProblemError.ts';
import { toProblemError } from './toProblemError.ts';

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** Answers every error as a problem, and logs those that are ours. */
export function replyWithProblems(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const problem = toProblemError(error, request.routeOptions.schema?.operationId);
    if (problem.status >= 500) request.log.error({ err: problem.cause ?? problem }, 'a call failed');
    return sendProblem(request, reply, problem);
  });
}

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemError,
): FastifyReply {
  // A body that was refused unread would otherwise be taken for the next request on this connection.
  if (problem.status === PROBLEMS['body-too-large'].status) reply.header('connection', 'close');
  const body = problem.toProblem(pathOf(request.url));
  const retryAfter = body.properties?.retryAfter;
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  return reply.code(problem.status).header('cache-control', 'no-store').type(PROBLEM_MEDIA_TYPE).send(body);
}

export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
