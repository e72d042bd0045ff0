import type { ClientErrorReport } from '@sitelens/api-client/contract';
import type { Client } from '../limits/clientOf.ts';
import { requireWithinLimit } from '../limits/requireWithinLimit.ts';
import type { HandlerContext, Handlers } from './handlers.ts';
import { onOneLine, withoutQuery } from './reportedText.ts';

type ErrorReportHandlers = Pick<Handlers, 'reportError' | 'reportMissingTranslation'>;

const MINUTE_MS = 60_000;
/** Our own page sends five; several people may share an address. */
const REPORTS_OF_A_CLIENT = 30;
/** Of all together: what strangers say must not fill the disk. */
const REPORTS_IN_ALL = 300;

/** What browsers report goes to the log, for those who keep the installation. Anybody may report, and say anything. */
export function errorReportHandlers({ database, log }: HandlerContext): ErrorReportHandlers {
  async function requireRoom(client: Client): Promise<void> {
    const perMinute = { windowMs: MINUTE_MS };
    await requireWithinLimit(database, {
      ...perMinute,
      key: `reports of ${client}`,
      limit: REPORTS_OF_A_CLIENT,
    });
    await requireWithinLimit(database, { ...perMinute, key: 'reports', limit: REPORTS_IN_ALL });
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
