import type { FastifyInstance } from 'fastify';
import { listOutbox, readFromOutbox } from '../../mail/outbox.ts';
import { ProblemError } from '../problems/ProblemError.ts';
import { sendOutboxList, sendOutboxMessage } from './outboxPages.ts';
import { readMessage } from './readMessage.ts';

/** More than this nobody reads on one page; the folder holds them all. */
const MOST_LISTED = 100;

/**
 * Shows the e-mails that no mail server took. Only for who sits at this machine: it is registered where the
 * built-in sign-in is, which answers to its own loopback address alone.
 */
export function registerOutbox(server: FastifyInstance, folder: string): void {
  const find = async (name: string) => {
    const source = await readFromOutbox(folder, name);
    return source && readMessage(name, source);
  };

  server.get('/outbox', async (_request, reply) => {
    const names = (await listOutbox(folder)).slice(0, MOST_LISTED);
    const messages = await Promise.all(names.map(find));
    return sendOutboxList(
      reply,
      messages.flatMap((message) => message ?? []),
    );
  });

  server.get<{ Params: { name: string } }>('/outbox/:name', async (request, reply) => {
    const message = await find(request.params.name);
    if (message === undefined) throw new ProblemError('not-found');
    return sendOutboxMessage(reply, message);
  });
}
