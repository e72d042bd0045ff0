import { useCallback } from 'react';
import { useChartsWords } from '../../words/charts.ts';
import type { SeverityShare } from './severityShares.ts';

/** A severity's name in the reader's language; one that we don't know keeps the server's. */
export function useSeverityName(): (share: Pick<SeverityShare, 'severity' | 'impact'>) => string {
  const t = useChartsWords();
  return useCallback(
    ({ severity, impact }) => (impact ? t(`charts.severity.impacts.${impact}`) : severity),
    [t],
  );
}
