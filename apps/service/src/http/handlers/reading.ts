import type { Reader } from '../../store/access.ts';
import type { Database } from '../../store/database.ts';
import { readableProject } from '../../store/readable.ts';
import type { Session } from '../../store/sessions.ts';
import type { ProblemKey } from '../problems/catalogue.ts';
import { ProblemError } from '../problems/ProblemError.ts';

/** Who asks, as the store knows them. */
export function readerOf(session: Session | undefined): Reader {
  return session?.account.organisationId;
}

/**
 * What a reader of a project asked for. Where there is no such thing for them, who is signed in gets a 404
 * with the key; a visitor is asked to log in, by a private project as by one that does not exist.
 */
export async function readBy<T>(
  database: Database,
  session: Session | undefined,
  projectId: string,
  thing: T | undefined,
  key: ProblemKey,
): Promise<T> {
  if (thing !== undefined) return thing;
  const reader = readerOf(session);
  if (reader === undefined && !(await readableProject(database.queries, reader, projectId))) {
    throw new ProblemError('unauthenticated');
  }
  throw new ProblemError(key);
}
