import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../store/database.ts';
import { createSession, deleteSession, findSession, type Session } from '../store/sessions.ts';

export const SESSION_COOKIE = 'sitelens_session';

const LIFETIME_DAYS = 30;
const DAY_MS = 86_400_000;

/** A token is 256 bits in base64url; anything else was not made by us. */
const TOKEN = /^[\w-]{43}$/;

/** The session that a request's cookie names; undefined when there is none, or it has ended. */
export async function sessionOf(database: Database, request: FastifyRequest): Promise<Session | undefined> {
  const token = tokenOf(request);
  return token === undefined ? undefined : findSession(database, token);
}

/** Begins a session for a browser, with a token of its own; a session that it had before ends. */
export async function beginSession(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  isHttps: boolean,
): Promise<void> {
  await endStoredSession(database, request);
  const { token, expiresAt } = await createSession(database, userId, LIFETIME_DAYS * DAY_MS);
  reply.setCookie(SESSION_COOKIE, token, { ...cookieOptions(isHttps), expires: expiresAt });
}

export async function endSession(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  isHttps: boolean,
): Promise<void> {
  await endStoredSession(database, request);
  reply.clearCookie(SESSION_COOKIE, cookieOptions(isHttps));
}

async function endStoredSession(database: Database, request: FastifyRequest): Promise<void> {
  const token = tokenOf(request);
  if (token !== undefined) await deleteSession(database, token);
}

function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[SESSION_COOKIE];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

function cookieOptions(isHttps: boolean): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps };
}
