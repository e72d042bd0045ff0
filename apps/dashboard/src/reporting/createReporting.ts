import type { SitelensClient } from '@sitelens/api-client';
import type { MissingTranslation } from '@sitelens/api-client/contract';
import { reportError, reportMissingTranslation } from '@sitelens/api-client/endpoints';
import { createErrorReporter, type ErrorReporter, rateLimit } from '@sitelens/ui/reporting';
import type { MissingWord } from '@sitelens/ui/words';

export interface Reporting extends ErrorReporter {
  /** As `SitelensProvider`'s `onMissingWord`, which calls it once for a key. */
  readonly missingWord: (missing: MissingWord) => void;
}

/** A language of which nothing is translated misses hundreds of words. */
const MISSING_WORDS_PER_MINUTE = 10;

/** Tells the service what goes wrong in this browser. Nothing depends on whether it hears. */
export function createReporting(client: SitelensClient): Reporting {
  const hasRoom = rateLimit(MISSING_WORDS_PER_MINUTE, 60_000);
  return {
    ...createErrorReporter({ send: (error) => reportError(client, error) }),
    missingWord: (missing) => {
      if (hasRoom()) reportMissingTranslation(client, cut(missing)).catch(() => undefined);
    },
  };
}

/** As much as the service takes (openapi.yaml, MissingTranslation). */
function cut({ key, namespace, languages }: MissingWord): MissingTranslation {
  return {
    key: key.slice(0, 300),
    namespace: namespace.slice(0, 100),
    languages: languages.slice(0, 10).map((language) => language.slice(0, 35)),
  };
}
