import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { IdentityProvider } from '../configuration/configuration.ts';
import type { Mail } from '../mail/mail.ts';
import type { Database } from '../store/database.ts';
import type { SignInKeys } from './keys.ts';
import { createProvider, PROVIDER_PATH } from './provider/createProvider.ts';
import { addInteractionRoutes } from './provider/interactionRoutes.ts';
import { mountProvider } from './provider/mountProvider.ts';
import { createProviderAccounts } from './provider/providerAccounts.ts';
import { createRelyingParty, type IssuerSettings } from './relyingParty.ts';
import type { SignInContext } from './signInContext.ts';
import { addSignInRoutes } from './signInRoutes.ts';
import { CALLBACK_PATH } from './signInUnderWay.ts';
import { addSignOutRoute } from './signOutRoute.ts';
import { addVerifyRoutes } from './verification/verifyRoutes.ts';

/** Under which name the users of the built-in provider are kept, whatever its port. */
export const EMBEDDED_ISSUER = 'sitelens:embedded';

export interface SignInOptions {
  readonly database: Database;
  readonly mail: Mail;
  readonly publicOrigin: string;
  readonly identityProvider: IdentityProvider;
  readonly keys: SignInKeys;
}

/** Cookies, the way in, the way out and, where no real issuer is configured, the built-in provider. */
export async function registerSignIn(server: FastifyInstance, options: SignInOptions): Promise<void> {
  const { database, mail, publicOrigin, identityProvider, keys } = options;
  await server.register(cookie, { secret: keys.cookieKey });
  const isEmbedded = identityProvider.kind === 'embedded';
  const settings = isEmbedded
    ? await addEmbeddedProvider(server, { database, publicOrigin, keys })
    : { ...identityProvider, isInsecureAllowed: identityProvider.issuer.protocol === 'http:' };
  const context: SignInContext = {
    database,
    mail,
    publicOrigin,
    isHttps: publicOrigin.startsWith('https:'),
    relyingParty: createRelyingParty(settings),
    ...(isEmbedded && { issuerName: EMBEDDED_ISSUER }),
  };
  addSignInRoutes(server, context);
  await addSignOutRoute(server, context);
  await addVerifyRoutes(server, context);
}

async function addEmbeddedProvider(
  server: FastifyInstance,
  { database, publicOrigin, keys }: Pick<SignInOptions, 'database' | 'publicOrigin' | 'keys'>,
): Promise<IssuerSettings> {
  const client = { clientId: 'sitelens', clientSecret: randomBytes(32).toString('base64url') };
  const accounts = createProviderAccounts(database);
  const provider = createProvider({
    ...client,
    accounts,
    publicOrigin,
    keys,
    redirectUri: `${publicOrigin}${CALLBACK_PATH}`,
  });
  await server.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 131_072 });
    addInteractionRoutes(scope, { provider, accounts, database, publicOrigin });
  });
  await mountProvider(server, provider);
  return { ...client, issuer: new URL(`${publicOrigin}${PROVIDER_PATH}`), isInsecureAllowed: true };
}
