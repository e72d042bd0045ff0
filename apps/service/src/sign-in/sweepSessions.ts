import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../store/database.ts';
import { deleteExpiredEmailVerifications } from '../store/emailVerifications.ts';
import { deleteExpiredSessions } from '../store/sessions.ts';

const HOUR_MS = 3_600_000;

/** Forgets sessions that have ended, and verifications that nobody followed, now and every hour; answers with what stops it. */
export function sweepSessions(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  let sweeping = Promise.resolve();
  const sweep = () => {
    sweeping = forgetExpired(database).catch((error: unknown) =>
      log.error({ err: error }, 'The ended sessions could not be forgotten.'),
    );
  };
  sweep();
  const timer = setInterval(sweep, HOUR_MS).unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}

async function forgetExpired(database: Database): Promise<void> {
  await deleteExpiredSessions(database);
  await deleteExpiredEmailVerifications(database);
}
