import type { RequestListener, Server } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { IdentityProvider } from '../configuration/configuration.ts';
import type { SignInKeys } from '../sign-in/keys.ts';
import { registerSignIn } from '../sign-in/registerSignIn.ts';
import { type ApiOptions, registerApi } from './api.ts';
import { compressAnswers } from './compression.ts';
import { endpointsOf, readSpecification } from './contract/specification.ts';
import { registerDashboard } from './dashboard.ts';
import { registerEmailLinks } from './emailLinks/registerEmailLinks.ts';
import { registerFiles } from './files.ts';
import { registerOutbox } from './outbox/registerOutbox.ts';
import { ProblemError } from './problems/ProblemError.ts';
import { replyWithProblems, sendProblem } from './problems/problemReplies.ts';
import { registerPublicFiles } from './publicFiles/registerPublicFiles.ts';
import { sendSecurityHeaders } from './security/headers.ts';
import { checkHost } from './security/hostCheck.ts';

export interface ServerOptions extends ApiOptions {
  /** Listens already; requests are taken from it as soon as everything stands. */
  readonly listener: Server;
  readonly identityProvider: IdentityProvider;
  readonly keys: SignInKeys;
  /** How many proxies before the service are trusted to say who the client is (X-Forwarded-For). */
  readonly trustedProxies: number;
  /** Folder of the e-mails that no mail server takes. */
  readonly outboxDir: string;
  /** Folder of the built dashboard. */
  readonly dashboardDir: string;
}

const BODY_LIMIT = 256 * 1_024;

/** The whole service on one origin: API, files, sign-in and dashboard. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { listener, publicOrigin, identityProvider, keys, database } = options;
  let handle: RequestListener | undefined;
  const server = Fastify({
    bodyLimit: BODY_LIMIT,
    loggerInstance: options.log,
    // A path that can't be decoded, or whose part is longer than any id: nothing can be there.
    frameworkErrors: (_error, request, reply) => sendProblem(request, reply, new ProblemError('not-found')),
    routerOptions: { maxParamLength: 200, ignoreDuplicateSlashes: false },
    requestTimeout: 30_000,
    // The hop nearest to us is 0: the proxy that connects to us.
    trustProxy: options.trustedProxies > 0 && ((_address, hop) => hop < options.trustedProxies),
    serverFactory: (handler) => {
      handle = handler;
      return listener;
    },
  });
  const isEmbedded = identityProvider.kind === 'embedded';
  replyWithProblems(server);
  await compressAnswers(server);
  await sendSecurityHeaders(server, {
    publicOrigin,
    formTargets: isEmbedded ? [] : [identityProvider.issuer.origin],
    installation: options.installation,
  });
  if (isEmbedded)
    server.addHook('onRequest', async (request, reply) => checkHost(request, reply, publicOrigin));
  await registerSignIn(server, { database, mail: options.mail, publicOrigin, identityProvider, keys });
  await registerEmailLinks(server, { database, publicOrigin });
  await registerApi(server, options);
  registerFiles(server, options);
  registerPublicFiles(server, options);
  if (options.installation.showsOutbox) registerOutbox(server, options.outboxDir);
  await registerDashboard(server, options.dashboardDir, endpointsOf(readSpecification()));
  await server.ready();
  takeOver(listener, handle);
  return server;
}

/** Only now: a request that reaches Fastify before it is ready ends the process. */
function takeOver(listener: Server, handle: RequestListener | undefined): void {
  if (!handle) throw new Error('Fastify gave no handler.');
  listener.removeAllListeners('request');
  listener.requestTimeout = 30_000;
  listener.on('request', handle);
}
