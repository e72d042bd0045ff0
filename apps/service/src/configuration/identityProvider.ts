import { ConfigurationError } from './ConfigurationError.ts';
import type { IdentityProvider } from './configuration.ts';
import { isLoopbackHost } from './loopback.ts';
import { type Environment, text, url } from './variables.ts';

/**
 * The embedded provider has an account whose password everybody knows, so it is for this machine alone.
 *
 * @throws ConfigurationError when the embedded one would be reachable from elsewhere, or the real one is incomplete.
 */
export function identityProvider(env: Environment, host: string, publicOrigin?: string): IdentityProvider {
  const issuer = url(env, 'OIDC_ISSUER', ['https:', 'http:']);
  if (issuer) return external(env, issuer);
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const) {
    if (text(env, name) !== undefined) {
      throw new ConfigurationError('OIDC_ISSUER', undefined, `It is needed as ${name} is set.`);
    }
  }
  const way = 'Without OIDC_ISSUER the built-in sign-in with its demo account is used, on this machine alone';
  if (!isLoopbackHost(host)) {
    throw new ConfigurationError('HOST', host, `${way}: give 127.0.0.1, or set OIDC_ISSUER.`);
  }
  if (publicOrigin && !isLoopbackHost(new URL(publicOrigin).hostname)) {
    throw new ConfigurationError(
      'SITELENS_PUBLIC_URL',
      publicOrigin,
      `${way}: give an address of this machine, or set OIDC_ISSUER.`,
    );
  }
  return { kind: 'embedded' };
}

function external(env: Environment, issuer: URL): IdentityProvider {
  if (issuer.protocol === 'http:' && !isLoopbackHost(issuer.hostname)) {
    throw new ConfigurationError(
      'OIDC_ISSUER',
      issuer.href,
      'Give an https URL; http is for this machine alone.',
    );
  }
  const clientId = text(env, 'OIDC_CLIENT_ID');
  if (clientId === undefined) {
    throw new ConfigurationError('OIDC_CLIENT_ID', undefined, 'It is needed as OIDC_ISSUER is set.');
  }
  const clientSecret = text(env, 'OIDC_CLIENT_SECRET');
  return { kind: 'external', issuer, clientId, ...(clientSecret !== undefined && { clientSecret }) };
}
