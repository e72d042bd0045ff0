import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { PROVIDER_PATH } from './createProvider.ts';

/**
 * Hands everything below the provider's path to it. It reads bodies itself, so none may be parsed before;
 * and it takes its own place from the difference between `originalUrl` and `url`, as under Connect.
 */
export async function mountProvider(server: FastifyInstance, provider: Provider): Promise<void> {
  const handle = provider.callback();
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${PROVIDER_PATH}/*`, async (request, reply) => {
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      const url = request.raw.url ?? '/';
      await handle(
        Object.assign(request.raw, { originalUrl: url, url: url.slice(PROVIDER_PATH.length) }),
        reply.raw,
      );
    });
  });
}
