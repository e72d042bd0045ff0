import type { SinceLastScan } from '@sitelens/api-client/contract';
import { useCallback } from 'react';
import { useFindingsWords } from '../words/findings.ts';

/** What an issue can have become since its page was last scanned. */
export const CHANGES = ['NEW', 'UNCHANGED', 'FIXED'] as const satisfies readonly SinceLastScan[];

/** Names what has become of an issue; a value of a newer server is called as it is there. */
export function useChangeName(): (value: string) => string {
  const t = useFindingsWords();
  return useCallback(
    (value) => {
      const known = CHANGES.find((change) => change === value);
      return known ? t(`findings.sinceLastScan.values.${known}`) : value;
    },
    [t],
  );
}
