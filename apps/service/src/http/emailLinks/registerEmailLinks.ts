import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { CONFIRM_NEWSLETTER_PATH, UNSUBSCRIBE_PATH } from '../../scanning/announcing/emailLinks.ts';
import type { Database } from '../../store/database.ts';
import { confirmNewsletter, isNewsletterToken } from '../../store/scanEmails/newsletter.ts';
import { findUnsubscribable, unsubscribe } from '../../store/scanEmails/unsubscribing.ts';
import { refuseForeignChange } from '../security/originCheck.ts';
import {
  sendConfirmedPage,
  sendConfirmPage,
  sendEndedPage,
  sendUnsubscribedPage,
  sendUnsubscribePage,
} from './pages.ts';

/** 256 bits in base64url; anything else was not made by us. */
const TOKEN = /^[\w-]{43}$/;

/**
 * Where links in e-mails lead that need no sign-in: what they do is done by a button, never by opening them, since
 * mail programs and scanners do that too.
 */
export async function registerEmailLinks(
  server: FastifyInstance,
  { database, publicOrigin }: { readonly database: Database; readonly publicOrigin: string },
): Promise<void> {
  await server.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 1_024 });
    addUnsubscribeRoutes(scope, database);
    addNewsletterRoutes(scope, database, publicOrigin);
  });
}

function addUnsubscribeRoutes(scope: FastifyInstance, database: Database): void {
  scope.get(UNSUBSCRIBE_PATH, async (request, reply) => {
    const token = tokenIn(request.query);
    const what = token === undefined ? undefined : await findUnsubscribable(database, token);
    return token === undefined || what === undefined
      ? sendEndedPage(reply)
      : sendUnsubscribePage(reply, what, token);
  });

  // From wherever it comes: mail programs post here by themselves, with no more than the link (RFC 8058, 3.2).
  scope.post(UNSUBSCRIBE_PATH, async (request, reply) => {
    const token = tokenIn(request.query);
    if (token === undefined) return sendEndedPage(reply);
    await unsubscribe(database, token);
    return sendUnsubscribedPage(reply);
  });
}

function addNewsletterRoutes(scope: FastifyInstance, database: Database, publicOrigin: string): void {
  scope.get(CONFIRM_NEWSLETTER_PATH, async (request, reply) => {
    const token = tokenIn(request.query);
    return token === undefined || !(await isNewsletterToken(database, token))
      ? sendEndedPage(reply)
      : sendConfirmPage(reply, token);
  });

  scope.post(CONFIRM_NEWSLETTER_PATH, async (request, reply) => {
    refuseForeignChange(request, publicOrigin);
    const token = tokenIn(request.query);
    return token === undefined || !(await confirmNewsletter(database, token))
      ? sendEndedPage(reply)
      : sendConfirmedPage(reply, token);
  });
}

function tokenIn(query: unknown): string | undefined {
  const token: unknown =
    typeof query === 'object' && query !== null ? Reflect.get(query, 'token') : undefined;
  return typeof token === 'string' && TOKEN.test(token) ? token : undefined;
}
