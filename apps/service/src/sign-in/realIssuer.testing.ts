import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Provider } from 'oidc-provider';
import { MemoryAdapter } from './provider/memoryAdapter.ts';

export interface RealIssuer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  close(): Promise<void>;
}

/**
 * An issuer of its own on another port, as an operator would configure it: it signs everybody in at once as
 * the person of the claims, and offers RP-initiated logout.
 *
 * @param redirectUri where it may lead; asked for with the first request
 * @param claims what it says of the person; what is changed in them holds for the next sign-in
 * @param clockSkewMs how far its clock is ahead of ours
 */
export async function startRealIssuer(
  redirectUri: () => string,
  claims: Readonly<Record<string, unknown>>,
  clockSkewMs = 0,
): Promise<RealIssuer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The issuer has no port.');
  const issuer = `http://127.0.0.1:${address.port}`;
  const client = { clientId: 'sitelens-test', clientSecret: crypto.randomUUID() };
  let provider: Provider | undefined;
  server.on('request', (request, response) => {
    provider ??= createIssuer(issuer, client, redirectUri(), claims);
    const theirs = provider;
    // Browsers have clocks of their own, which judge how long its cookies last.
    const isForUs = request.url?.startsWith('/token') === true;
    void skew.run(isForUs ? clockSkewMs : 0, () =>
      request.url?.startsWith('/sign-in-at-once/')
        ? theirs.interactionFinished(request, response, { login: { accountId: 'ada' } })
        : theirs.callback()(request, response),
    );
  });
  return { issuer, ...client, close: () => close(server) };
}

/** How far the clock is off for who runs in it: the issuer and we share a process. */
const skew = new AsyncLocalStorage<number>();
const ourTime = Date.now;
Date.now = () => ourTime() + (skew.getStore() ?? 0);

function createIssuer(
  issuer: string,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  redirectUri: string,
  claims: Readonly<Record<string, unknown>>,
): Provider {
  return new Provider(issuer, {
    adapter: MemoryAdapter,
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [`${new URL(redirectUri).origin}/`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: [crypto.randomUUID()] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/sign-in-at-once/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...claims }) }),
    loadExistingGrant: async ({ oidc }) => {
      const { account, client, provider } = oidc;
      if (!account || !client) return undefined;
      const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

async function close(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
}
