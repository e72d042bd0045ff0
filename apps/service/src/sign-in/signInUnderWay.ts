import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the browser that began a sign-in must bring back to the callback. */
export interface SignInUnderWay {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** A path on our own origin. */
  readonly originUrl: string;
}

export const CALLBACK_PATH = '/login/oauth2/code/auth0';

const LIFETIME_S = 600;

/**
 * Keeps a sign-in under way in a signed cookie that only the callback gets: nothing is stored for visitors
 * who never come back. Each has a cookie of its own, so that two tabs can sign in at once.
 */
export function rememberSignIn(reply: FastifyReply, signIn: SignInUnderWay, isHttps: boolean): void {
  const value = Buffer.from(JSON.stringify({ ...signIn, until: Date.now() + LIFETIME_S * 1_000 }));
  reply.setCookie(cookieName(signIn.state), value.toString('base64url'), {
    ...options(isHttps),
    maxAge: LIFETIME_S,
    signed: true,
  });
}

/** Takes the sign-in that the state belongs to, once; undefined when this browser began none, or too long ago. */
export function takeSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  state: string,
  isHttps: boolean,
): SignInUnderWay | undefined {
  const name = cookieName(state);
  const cookie = request.cookies[name];
  if (cookie === undefined) return undefined;
  reply.clearCookie(name, options(isHttps));
  const { valid, value } = request.unsignCookie(cookie);
  // What we have signed has the shape that we gave it.
  const signIn: (SignInUnderWay & { until: number }) | undefined = valid
    ? JSON.parse(Buffer.from(value, 'base64url').toString())
    : undefined;
  return signIn && signIn.state === state && signIn.until > Date.now() ? signIn : undefined;
}

function cookieName(state: string): string {
  return `sitelens_sign_in_${createHash('sha256').update(state).digest('hex').slice(0, 12)}`;
}

function options(isHttps: boolean) {
  return { path: CALLBACK_PATH, httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
}
