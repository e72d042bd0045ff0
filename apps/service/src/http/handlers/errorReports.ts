import type { ClientErrorReport } from '@sitelens/api-client/contract';
import type { Client } from '../limits/clientOf.ts';
import { requireWithinLimit } from '../limits/requireWithinLimit.ts';
import type { HandlerContext, Handlers } from './handlers.ts';
import { onOneLine, withoutQuery } from './reportedText.ts';

type ErrorReportHandlers = Pick<Handlers, 'reportError' | 'reportMissingTranslation'>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Our own page sends five a minute; several people may share an address. */
const OF_A_CLIENT = [
  { windowMs: MINUTE_MS, limit: 30 },
  { windowMs: DAY_MS, limit: 1_000 },
] as const;
/** Of all together: what strangers say must not fill the disk. A day's are some 60 MB at most. */
const IN_ALL = [
  { windowMs: MINUTE_MS, limit: 300 },
  { windowMs: DAY_MS, limit: 5_000 },
] as const;

/** What browsers report goes to the log, for those who keep the installation. Anybody may report, and say anything. */
export function errorReportHandlers({ database, log }: HandlerContext): ErrorReportHandlers {
  async function requireRoom(client: Client): Promise<void> {
    for (const limit of OF_A_CLIENT) {
      await requireWithinLimit(database, { key: `reports of ${client}`, ...limit });
    }
    for (const limit of IN_ALL) await requireWithinLimit(database, { key: 'reports', ...limit });
  }
  return {
    reportError: async ({ body, client }) => {
      await requireRoom(client);
      log.warn({ clientError: logged(body) }, 'A browser reported an error.');
    },
    reportMissingTranslation: async ({ body: { key, namespace, languages }, client }) => {
      await requireRoom(client);
      const missingTranslation = {
        key: onOneLine(key),
        namespace: onOneLine(namespace),
        languages: languages.map(onOneLine),
      };
      log.warn({ missingTranslation }, 'A browser reported a text without a translation.');
    },
  };
}

function logged({ pageUrl, event, source, line, column, error }: ClientErrorReport): ClientErrorReport {
  return {
    pageUrl: onOneLine(withoutQuery(pageUrl)),
    event: onOneLine(event),
    ...(source !== undefined && { source: onOneLine(withoutQuery(source)) }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    error: onOneLine(error),
  };
}
