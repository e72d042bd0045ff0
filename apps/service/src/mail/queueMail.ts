import type { Jobs } from '../jobs/jobs.ts';
import type { Mail } from './mail.ts';

/** Keeps messages in a queue of the database; a worker sends them, and tries again where that fails. */
export function queueMail(jobs: Pick<Jobs, 'add'>): Mail {
  return {
    send: async (message) => {
      const id = crypto.randomUUID();
      await jobs.add('send-mail', [{ data: { id, message }, key: id }]);
    },
  };
}
