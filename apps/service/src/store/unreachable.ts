import { DatabaseUnreachableError } from './errors.ts';

/** How pg already takes these, all to be verified; with a warning at each start as long as they are not spelled out. */
const VERIFIED = new Set(['prefer', 'require', 'verify-ca']);

/**
 * The URL, once it is sure to be one of a PostgreSQL, with the sslmode in pg's own words.
 *
 * @throws DatabaseUnreachableError
 */
export function checkDatabaseUrl(url: string): string {
  const parsed = URL.parse(url);
  const isReadable = parsed !== null && isDecodable(parsed.pathname) && isDecodable(parsed.username);
  if (!isReadable || !['postgres:', 'postgresql:'].includes(parsed.protocol) || parsed.hostname === '') {
    throw new DatabaseUnreachableError(
      'DATABASE_URL is not the address of a PostgreSQL. It looks like postgres://user:password@host:5432/database.',
    );
  }
  const isLibpq = parsed.searchParams.get('uselibpqcompat') === 'true';
  if (isLibpq || !VERIFIED.has(parsed.searchParams.get('sslmode') ?? '')) return url;
  parsed.searchParams.set('sslmode', 'verify-full');
  return parsed.href;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** What a failure to connect means, in one line that names the server but never the password. */
export function whyUnreachable(error: unknown, url: string): Error {
  if (error instanceof DatabaseUnreachableError || !(error instanceof Error)) {
    return error instanceof Error ? error : new DatabaseUnreachableError(String(error));
  }
  const { host, pathname, username } = new URL(url);
  const code = codeOf(error);
  const database = decodeURIComponent(pathname.slice(1));
  const reason = REASONS[code]?.({ host, database, user: decodeURIComponent(username) });
  if (reason) return new DatabaseUnreachableError(`${reason} Correct DATABASE_URL.`, { cause: error });
  if (/timeout|terminated unexpectedly/i.test(error.message)) {
    return new DatabaseUnreachableError(
      `The PostgreSQL at ${host} of DATABASE_URL does not answer. Check that it runs and can be reached.`,
      { cause: error },
    );
  }
  return new DatabaseUnreachableError(
    `The PostgreSQL at ${host} of DATABASE_URL cannot be used: ${oneLine(error.message)}`,
    { cause: error },
  );
}

type Place = { readonly host: string; readonly database: string; readonly user: string };

/** By Node's error code, or PostgreSQL's (appendix A of its manual). */
const REASONS: Readonly<Record<string, (place: Place) => string>> = {
  ECONNREFUSED: ({ host }) => `No PostgreSQL listens at ${host}.`,
  ENOTFOUND: ({ host }) => `The host of ${host} has no address.`,
  EAI_AGAIN: ({ host }) => `The address of ${host} could not be looked up.`,
  EHOSTUNREACH: ({ host }) => `The host of ${host} cannot be reached.`,
  ETIMEDOUT: ({ host }) => `The PostgreSQL at ${host} does not answer.`,
  '28P01': ({ host, user }) => `The PostgreSQL at ${host} refuses the password of user "${user}".`,
  '28000': ({ host, user }) => `The PostgreSQL at ${host} refuses user "${user}".`,
  '3D000': ({ host, database }) => `The PostgreSQL at ${host} has no database "${database}".`,
  '42P07': ({ database }) =>
    `The database "${database}" holds tables of another program, or of another version of Sitelens.`,
  '42501': ({ host, user }) => `User "${user}" may not create tables in the PostgreSQL at ${host}.`,
};

/** A refused connection to a name with several addresses arrives as an AggregateError. */
function codeOf(error: Error): string {
  const own = 'code' in error ? String(error.code) : '';
  if (own !== '' || !(error instanceof AggregateError)) {
    return own === '' && error.cause instanceof Error ? codeOf(error.cause) : own;
  }
  const first: unknown = error.errors[0];
  return first instanceof Error ? codeOf(first) : '';
}

function oneLine(message: string): string {
  return message.replaceAll(/\s+/g, ' ').trim();
}
