import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { buildEndSessionUrl } from 'openid-client';
import { refuseForeignChange } from '../http/security/originCheck.ts';
import { endSession } from './session.ts';
import type { SignInContext } from './signInContext.ts';

/**
 * `POST /signout`, a form without fields: the session ends here, and at the issuer where it offers that
 * (OpenID Connect RP-Initiated Logout 1.0). Who is not signed in is led to the start all the same.
 */
export async function addSignOutRoute(server: FastifyInstance, context: SignInContext): Promise<void> {
  await server.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 1_024 });
    scope.post('/signout', async (request, reply) => {
      refuseForeignChange(request, context.publicOrigin);
      await endSession(context.database, request, reply, context.isHttps);
      reply.header('cache-control', 'no-store').header('clear-site-data', '"cache"');
      return reply.redirect(await nextAddress(context), 303);
    });
  });
}

async function nextAddress({ publicOrigin, relyingParty }: SignInContext): Promise<string> {
  try {
    const client = await relyingParty.configuration();
    if (client.serverMetadata().end_session_endpoint === undefined) return '/';
    return buildEndSessionUrl(client, { post_logout_redirect_uri: `${publicOrigin}/` }).href;
  } catch {
    // Our own session has ended; an issuer that doesn't answer must not keep the person from leaving.
    return '/';
  }
}
