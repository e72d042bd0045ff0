import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/ProblemError.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that another website asks for with our visitor's cookie (cross-site request forgery).
 *
 * A browser says where a request comes from: by Origin with every POST, PUT, PATCH and DELETE, and by
 * Sec-Fetch-Site (Fetch Metadata, W3C). Both must point at ourselves where they stand; a caller that sends
 * neither is no browser, or one that we do not trust with a change, and is refused as well.
 */
export function refuseForeignChange(request: FastifyRequest, publicOrigin: string): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const claims = [
    origin === undefined || origin === publicOrigin,
    site === undefined || site === 'same-origin',
  ];
  const saysNothing = origin === undefined && site === undefined;
  if (saysNothing || claims.includes(false)) throw new ProblemError('cross-site-request');
}

/**
 * Lets changes through as JSON alone, which a form of another website can't send without asking first (CORS). A
 * DELETE that says nothing has nothing to be JSON, and no form can send one.
 */
export function refuseOtherThanJson(request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method) || isEmptyDelete(request)) return;
  const mediaType = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') throw new ProblemError('unsupported-media-type');
}

function isEmptyDelete({ method, headers }: FastifyRequest): boolean {
  const { 'content-type': type, 'content-length': length, 'transfer-encoding': encoding } = headers;
  return method === 'DELETE' && type === undefined && encoding === undefined && Number(length ?? 0) === 0;
}
