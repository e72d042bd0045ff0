import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Download } from './contract/download.ts';

/**
 * Sends a file as an attachment (RFC 6266). Where it is made while it is sent and that fails, the connection is
 * cut: a file that ends early must not look whole.
 */
export function sendDownload(request: FastifyRequest, reply: FastifyReply, { file }: Download): FastifyReply {
  reply.type(file.mediaType).header('content-disposition', contentDisposition(file.fileName));
  if (file.size !== undefined) reply.header('content-length', file.size);
  const stream = file.open();
  if (request.method === 'HEAD') {
    stream.destroy();
    return reply.send();
  }
  // The answer may be gone before a single byte of it was asked for.
  reply.raw.once('close', () => stream.destroy());
  return reply.send(stream);
}
