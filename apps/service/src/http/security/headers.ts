import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Sends the security headers with every answer.
 *
 * @param formTargets origins beside our own that a form may end at: the identity provider, where signing out leads.
 */
export async function sendSecurityHeaders(
  server: FastifyInstance,
  publicOrigin: string,
  formTargets: readonly string[],
): Promise<void> {
  const isHttps = publicOrigin.startsWith('https:');
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'", 'data:'],
        formAction: ["'self'", ...formTargets],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
