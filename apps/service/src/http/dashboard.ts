import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from './contract/specification.ts';
import { ProblemError } from './problems/ProblemError.ts';
import { pathOf, sendProblem } from './problems/problemReplies.ts';

/** Paths of the service itself, where an unknown address is not a screen of the dashboard. */
const OWN_PATHS =
  /^\/(api|files|oidc|oauth2|login|signout|verify-email|unsubscribe|newsletter|outbox|assets|dashboard-assets)(\/|$)/;

const NOT_BUILT = 'The dashboard is not built. Run "npm run build", then start the service again.\n';

/** Whether a folder holds a built dashboard. */
export function isDashboardBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}

/**
 * Serves the dashboard: its assets, which have a hash in their names, for ever; its page for every address
 * that is not the service's own, since the dashboard knows its routes itself. The rest is a 404 or 405 problem.
 */
export async function registerDashboard(
  server: FastifyInstance,
  folder: string,
  endpoints: readonly Endpoint[],
): Promise<void> {
  const isBuilt = isDashboardBuilt(folder);
  if (isBuilt) {
    await server.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isAsset = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  server.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) return sendProblem(request, reply, unknownAddress(request, reply, endpoints));
    return isBuilt
      ? reply.sendFile('index.html')
      : reply.code(503).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(NOT_BUILT);
  });
}

function isNavigation({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !OWN_PATHS.test(pathOf(url));
}

function unknownAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoints: readonly Endpoint[],
): ProblemError {
  const path = pathOf(request.url);
  const methods = endpoints.filter((endpoint) => endpoint.path.test(path)).map(({ method }) => method);
  if (methods.length === 0 || methods.includes(request.method)) return new ProblemError('not-found');
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  reply.header('allow', [...new Set(allowed)].join(', '));
  return new ProblemError('method-not-allowed');
}
