import { resolve } from 'node:path';
import { parseAllowedTargets } from '@sitelens/api-client/contract';
import { ConfigurationError } from './ConfigurationError.ts';
import { type Configuration, LOG_LEVELS, type ProcessRole, ROLES } from './configuration.ts';
import { identityProvider } from './identityProvider.ts';
import { mailDelivery } from './mailDelivery.ts';
import { readOffers, readPublicScans } from './offers.ts';
import { type Environment, flag, oneOf, text, url, wholeNumber } from './variables.ts';

const OWN_VARIABLES = [
  'SITELENS_ALLOW_TARGETS',
  'SITELENS_ANALYTICS_ID',
  'SITELENS_BLOG_URL',
  'SITELENS_CHAT_ID',
  'SITELENS_CHROMIUM',
  'SITELENS_DATA_DIR',
  'SITELENS_DEMO',
  'SITELENS_DOCUMENTATION_URL',
  'SITELENS_PUBLIC_SCANS',
  'SITELENS_PUBLIC_URL',
  'SITELENS_ROLE',
  'SITELENS_TRUSTED_PROXIES',
];

/**
 * Reads the configuration from the environment.
 *
 * @throws ConfigurationError naming the first variable that is wrong, its value and what is accepted.
 */
export function readConfiguration(env: Environment): Configuration {
  refuseUnknownVariables(env);
  const host = text(env, 'HOST') ?? '127.0.0.1';
  const publicOrigin = readPublicOrigin(env);
  const provider = identityProvider(env, host, publicOrigin);
  const databaseUrl = readDatabaseUrl(env);
  const role = readRole(env, databaseUrl);
  const chromium = text(env, 'SITELENS_CHROMIUM');
  const allowedTargets = readAllowedTargets(env);
  const isEmbedded = provider.kind === 'embedded';
  return {
    role,
    host,
    port: wholeNumber(env, 'PORT', 4800, 0, 65_535),
    ...(publicOrigin !== undefined && { publicOrigin }),
    dataDir: resolve(text(env, 'SITELENS_DATA_DIR') ?? '.sitelens'),
    ...(databaseUrl !== undefined && { databaseUrl }),
    allowedTargets,
    ...(chromium !== undefined && { chromium }),
    demo: readDemo(env, isEmbedded, role),
    identityProvider: provider,
    ...mailDelivery(env),
    offers: readOffers(env),
    publicScans: readPublicScans(env, isEmbedded && role !== 'worker', allowedTargets.length > 0),
    trustedProxies: wholeNumber(env, 'SITELENS_TRUSTED_PROXIES', 0, 0, 10),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'warn'),
    checkResponses: ['development', 'test'].includes(text(env, 'NODE_ENV') ?? ''),
  };
}

function refuseUnknownVariables(env: Environment): void {
  for (const [name, value] of Object.entries(env)) {
    if (name.startsWith('SITELENS_') && !OWN_VARIABLES.includes(name)) {
      throw new ConfigurationError(
        name,
        value,
        `There is no such setting. Known: ${OWN_VARIABLES.join(', ')}.`,
      );
    }
  }
}

function readPublicOrigin(env: Environment): string | undefined {
  const parsed = url(env, 'SITELENS_PUBLIC_URL', ['https:', 'http:']);
  if (parsed && `${parsed.origin}/` !== parsed.href) {
    throw new ConfigurationError(
      'SITELENS_PUBLIC_URL',
      parsed.href,
      `Give the address without path, query or name, such as ${parsed.origin}`,
    );
  }
  return parsed?.origin;
}

function readDatabaseUrl(env: Environment): string | undefined {
  return url(env, 'DATABASE_URL', ['postgresql:', 'postgres:']) && text(env, 'DATABASE_URL');
}

function readAllowedTargets(env: Environment): readonly string[] {
  const value = text(env, 'SITELENS_ALLOW_TARGETS');
  const targets = (value ?? '').split(',').flatMap((entry) => entry.trim() || []);
  try {
    parseAllowedTargets(targets);
  } catch (error) {
    const why = error instanceof Error ? `${error.message} ` : '';
    throw new ConfigurationError(
      'SITELENS_ALLOW_TARGETS',
      value,
      `${why}Give a comma list of host, host:port or CIDR.`,
    );
  }
  return targets;
}

/** Several processes can't share the embedded database. */
function readRole(env: Environment, databaseUrl: string | undefined): ProcessRole {
  const role = oneOf(env, 'SITELENS_ROLE', ROLES, 'all');
  if (role !== 'all' && databaseUrl === undefined) {
    throw new ConfigurationError(
      'DATABASE_URL',
      undefined,
      `SITELENS_ROLE=${role} needs a PostgreSQL that is shared with the other processes: give its URL, or unset SITELENS_ROLE.`,
    );
  }
  return role;
}

function readDemo(env: Environment, embedded: boolean, role: ProcessRole): boolean {
  const demo = flag(env, 'SITELENS_DEMO', embedded && role === 'all');
  const refused = (why: string) => new ConfigurationError('SITELENS_DEMO', text(env, 'SITELENS_DEMO'), why);
  if (demo && !embedded) {
    throw refused('The demo account is part of the built-in sign-in: unset SITELENS_DEMO or OIDC_ISSUER.');
  }
  if (demo && role !== 'all') {
    throw refused(
      'The bundled website is served and scanned by one process: unset SITELENS_DEMO or SITELENS_ROLE.',
    );
  }
  return demo;
}
