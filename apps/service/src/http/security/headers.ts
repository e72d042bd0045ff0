import helmet from '@fastify/helmet';
import type { Installation } from '@sitelens/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { thirdPartiesOf } from './thirdParties.ts';

export interface HeaderOptions {
  readonly publicOrigin: string;
  /** Origins beside our own that a form may end at: the identity provider, where signing out leads. */
  readonly formTargets: readonly string[];
  /** Whose analytics and chat pages may load. */
  readonly installation: Installation;
}

/** Sends the security headers with every answer. */
export async function sendSecurityHeaders(server: FastifyInstance, options: HeaderOptions): Promise<void> {
  const isHttps = options.publicOrigin.startsWith('https:');
  const { worker, media, ...allowed } = thirdPartiesOf(options.installation);
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ...allowed.connect],
        fontSrc: ["'self'", 'data:', ...allowed.font],
        formAction: ["'self'", ...options.formTargets],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', ...allowed.img],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...allowed.script],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'", ...allowed.style],
        ...(media.length > 0 && { mediaSrc: ["'self'", ...media] }),
        ...(worker.length > 0 && { workerSrc: ["'self'", ...worker] }),
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
