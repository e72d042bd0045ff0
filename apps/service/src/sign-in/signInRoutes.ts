import { isEmailAddress } from '@sitelens/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { finishSignIn } from './finishSignIn.ts';
import { ownPath } from './originUrl.ts';
import { sendSignInFailure } from './pages/failurePage.ts';
import type { SignInContext } from './signInContext.ts';
import { retryPath, SIGN_IN_PATH } from './signInPath.ts';
import { CALLBACK_PATH, rememberSignIn } from './signInUnderWay.ts';

const SIGN_UP_PATH = '/oauth2/authorization/auth0-signup';

export function addSignInRoutes(server: FastifyInstance, context: SignInContext): void {
  server.get(SIGN_IN_PATH, (request, reply) =>
    beginSignIn(request, reply, context, loginHint(request.query)),
  );
  server.get(SIGN_UP_PATH, (request, reply) =>
    // Auth0 and others open their form for a new account by this; those that don't know it ignore it.
    beginSignIn(request, reply, context, { screen_hint: 'signup' }),
  );
  server.get(CALLBACK_PATH, (request, reply) => finishSignIn(request, reply, context));
}

async function beginSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicOrigin, isHttps, relyingParty }: SignInContext,
  hints: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  const originUrl = ownPath(queryOf(request.query, 'originUrl'), publicOrigin);
  const codeVerifier = randomPKCECodeVerifier();
  const signIn = { state: randomState(), nonce: randomNonce(), codeVerifier, originUrl };
  const client = await relyingParty.configuration().catch((error: unknown) => {
    request.log.error({ err: error }, 'the identity provider could not be reached');
    return undefined;
  });
  if (!client) return sendSignInFailure(reply, 'unreachable', retryPath(originUrl));
  const next = buildAuthorizationUrl(client, {
    ...hints,
    redirect_uri: `${publicOrigin}${CALLBACK_PATH}`,
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    state: signIn.state,
    nonce: signIn.nonce,
  });
  rememberSignIn(reply, signIn, isHttps);
  return reply.header('cache-control', 'no-store').redirect(next.href, 302);
}

/** The address that somebody is expected to log in with, which the form then shows (OpenID Connect Core, 3.1.2.1). */
function loginHint(query: unknown): Readonly<Record<string, string>> {
  const hint = queryOf(query, 'loginHint');
  return typeof hint === 'string' && isEmailAddress(hint) ? { login_hint: hint } : {};
}

function queryOf(query: unknown, name: string): unknown {
  return typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;
}
