import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  ClientError,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client';
import { signInUser } from '../store/accounts.ts';
import { type Claims, identityOf } from './identity.ts';
import { type SignInFailure, sendSignInFailure } from './pages/failurePage.ts';
import { beginSession } from './session.ts';
import type { SignInContext } from './signInContext.ts';
import { retryPath } from './signInPath.ts';
import { type SignInUnderWay, takeSignIn } from './signInUnderWay.ts';
import { askOnSignIn } from './verification/sendVerification.ts';

/** The callback: exchanges the code, signs the person in and leads to where they wanted to go. */
export async function finishSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  context: SignInContext,
): Promise<FastifyReply> {
  const url = new URL(request.url, context.publicOrigin);
  reply.header('cache-control', 'no-store');
  const signIn = takeSignIn(request, reply, url.searchParams.get('state') ?? '', context.isHttps);
  if (!signIn) return sendSignInFailure(reply, 'expired', retryPath('/dashboard'));
  try {
    const claims = await claimsOf(url, signIn, context);
    const identity = claims && identityOf(claims, context.issuerName);
    if (!identity) return sendSignInFailure(reply, 'emailMissing', retryPath(signIn.originUrl));
    const account = await signInUser(context.database, identity);
    await beginSession(context.database, request, reply, account.userId, context.isHttps);
    await askOnSignIn(context, account.userId).catch((error: unknown) =>
      // They can have it sent from the page that waits for it.
      request.log.error({ err: error }, 'a verification e-mail could not be queued'),
    );
    return reply.redirect(signIn.originUrl, 303);
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    request.log.warn({ err: error }, 'a sign-in failed');
    return sendSignInFailure(reply, failure, retryPath(signIn.originUrl));
  }
}

async function claimsOf(
  url: URL,
  signIn: SignInUnderWay,
  context: SignInContext,
): Promise<Claims | undefined> {
  const client = await context.relyingParty.configuration();
  const tokens = await authorizationCodeGrant(client, url, {
    expectedState: signIn.state,
    expectedNonce: signIn.nonce,
    pkceCodeVerifier: signIn.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || typeof claims.email === 'string') return claims;
  return { ...(await fetchUserInfo(client, tokens.access_token, claims.sub)), iss: claims.iss };
}

/** Undefined for an error of our own. */
function failureOf(error: unknown): SignInFailure | undefined {
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'denied' : 'refused';
  }
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant' ? 'expired' : 'refused';
  if (error instanceof ClientError) {
    if (error.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'clock';
    return error.code === 'OAUTH_TIMEOUT' || error.cause instanceof TypeError ? 'unreachable' : 'refused';
  }
  // fetch() says so when nobody answers.
  return error instanceof TypeError && error.message === 'fetch failed' ? 'unreachable' : undefined;
}
