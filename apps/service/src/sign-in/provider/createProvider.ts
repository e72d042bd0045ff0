import { type ClientMetadata, type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import type { SignInKeys } from '../keys.ts';
import { signInFailurePage } from '../pages/failurePage.ts';
import { pageMarkup } from '../pages/page.ts';
import { SIGN_IN_PATH } from '../signInPath.ts';
import { MemoryAdapter } from './memoryAdapter.ts';
import type { ProviderAccounts } from './providerAccounts.ts';

const MINUTE = 60;

/** Below which path of the service the built-in provider lives. */
export const PROVIDER_PATH = '/oidc';

export interface ProviderOptions {
  readonly accounts: ProviderAccounts;
  readonly publicOrigin: string;
  readonly keys: SignInKeys;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

/** The built-in OpenID provider: its own accounts, one client, code flow with PKCE alone. */
export function createProvider(options: ProviderOptions): Provider {
  return new Provider(`${options.publicOrigin}${PROVIDER_PATH}`, {
    adapter: MemoryAdapter,
    clients: [client(options)],
    jwks: { keys: [options.keys.signingKey] },
    cookies: {
      keys: [options.keys.cookieKey],
      names: { session: 'oidc_session', interaction: 'oidc_interaction', resume: 'oidc_resume' },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid', 'email', 'profile'],
    // The claims go into the ID token as most real issuers do it; userinfo serves them as well.
    conformIdTokenClaims: false,
    extraParams: ['screen_hint'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: true },
    },
    interactions: {
      url: (_context, interaction) => `${PROVIDER_PATH}/interaction/${interaction.uid}`,
      policy: askEachTime(),
    },
    findAccount: async (_context, subject) => {
      const claims = await options.accounts.find(subject);
      return claims && { accountId: subject, claims: () => ({ ...claims }) };
    },
    loadExistingGrant: grantToOwnClient,
    ttl: {
      AccessToken: 5 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 5 * MINUTE,
      Interaction: 10 * MINUTE,
      Session: 10 * MINUTE,
    },
    renderError: (context) => {
      context.type = 'html';
      context.set('cache-control', 'no-store');
      context.body = pageMarkup(signInFailurePage('expired', SIGN_IN_PATH));
    },
  });
}

function client({ clientId, clientSecret, redirectUri }: ProviderOptions): ClientMetadata {
  return {
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: [redirectUri],
    response_types: ['code'],
    grant_types: ['authorization_code'],
    id_token_signed_response_alg: 'RS256',
  };
}

/**
 * Asks for the password each time: the service's own session is the only one, so that who signs out there
 * is signed out.
 */
function askEachTime(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get('login')
    ?.checks.add(
      new Check('each_time', 'The password is asked for each time', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}

/** The one client is our own: there is nobody whom a consent page would protect. */
const grantToOwnClient: NonNullable<Configuration['loadExistingGrant']> = async ({ oidc }) => {
  const { account, client: ownClient, provider } = oidc;
  if (!account || !ownClient) return undefined;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: ownClient.clientId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
};
