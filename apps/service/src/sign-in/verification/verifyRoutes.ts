import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { refuseForeignChange } from '../../http/security/originCheck.ts';
import { addressToVerify, verifyAddress } from '../../store/emailVerifications.ts';
import type { SignInContext } from '../signInContext.ts';
import { SIGN_IN_PATH } from '../signInPath.ts';
import { sendEndedLinkPage, sendVerifyPage } from './verifyPages.ts';
import { VERIFY_PATH } from './verifyPath.ts';

/** A token is 256 bits in base64url; anything else was not made by us. */
const TOKEN = /^[\w-]{43}$/;

/**
 * Where the link in the verification e-mail leads, in whatever browser it is opened. Opening it changes nothing:
 * mail programs and scanners do that too. The button on it verifies the address, once, and leads to the login.
 */
export async function addVerifyRoutes(
  server: FastifyInstance,
  { database, publicOrigin }: SignInContext,
): Promise<void> {
  await server.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 1_024 });

    scope.get(VERIFY_PATH, async (request, reply) => {
      const token = tokenIn(request.query);
      const email = token === undefined ? undefined : await addressToVerify(database, token);
      // The token is in the address of this page, which the service's policy tells no other origin. Not
      // `no-referrer`: browsers then send `Origin: null` with the form, which is refused.
      if (token === undefined || email === undefined) return sendEndedLinkPage(reply);
      return sendVerifyPage(reply, email, token);
    });

    scope.post(VERIFY_PATH, async (request, reply) => {
      refuseForeignChange(request, publicOrigin);
      const token = tokenIn(request.body);
      const email = token === undefined ? undefined : await verifyAddress(database, token);
      if (email === undefined) return sendEndedLinkPage(reply);
      reply.header('cache-control', 'no-store');
      return reply.redirect(`${SIGN_IN_PATH}?${new URLSearchParams({ loginHint: email })}`, 303);
    });
  });
}

function tokenIn(fields: unknown): string | undefined {
  const token: unknown =
    typeof fields === 'object' && fields !== null ? Reflect.get(fields, 'token') : undefined;
  return typeof token === 'string' && TOKEN.test(token) ? token : undefined;
}
