import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../files/fileStore.ts';
import { sessionOf } from '../sign-in/session.ts';
import type { Database } from '../store/database.ts';
import { fileAccess } from '../store/fileAccess.ts';
import { awaitsVerification } from './gate.ts';
import { ProblemError } from './problems/ProblemError.ts';
import { pathOf } from './problems/problemReplies.ts';

interface FilesOptions {
  readonly database: Database;
  readonly files: FileStore;
}

/**
 * Serves screenshots to who may read their page. A file never changes under its name,
 * so that a browser may keep it for ever; a shared cache must not, as it can't ask who is looking.
 */
export function registerFiles(server: FastifyInstance, { database, files }: FilesOptions): void {
  server.get('/files/*', async (request, reply) => {
    const name = pathOf(request.url);
    await requireReadable(database, request, name);
    const etag = etagOf(name);
    reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('etag', etag)
      .header('cross-origin-resource-policy', 'same-origin');
    if (isKnown(request, etag)) return reply.code(304).send();
    return sendFile(reply, files, name);
  });
}

async function requireReadable(database: Database, request: FastifyRequest, name: string): Promise<void> {
  const owner = await sessionOf(database, request);
  const session = awaitsVerification(owner) ? undefined : owner;
  const access = await fileAccess(database, session?.account.organisationId, name);
  if (access === 'none') throw new ProblemError(session ? 'not-found' : 'unauthenticated');
  if (access === 'withheld') throw new ProblemError('not-found');
}

async function sendFile(reply: FastifyReply, files: FileStore, name: string): Promise<FastifyReply> {
  const file = await files.open(name);
  if (!file) {
    reply.removeHeader('etag');
    throw new ProblemError('not-found');
  }
  return reply.type(file.type).header('content-length', file.size).send(file.stream);
}

function etagOf(name: string): string {
  return `"${createHash('sha256').update(name).digest('base64url').slice(0, 22)}"`;
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',') ?? [];
  return known.some((entry) => entry.trim().replace(/^W\//, '') === etag);
}
