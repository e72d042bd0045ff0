import { useCallback } from 'react';
import { truncate } from '../../internal/truncate.ts';
import { useUiWords } from '../../words/useUiWords.ts';
import { isImpact } from './severities.ts';

/** Longer than any severity's name that is one: of what else a server sends, the beginning is shown. */
const NAME_LENGTH = 40;

/** Names severities in the reader's language; one that a newer server sends keeps the name it has there, cut to 40 characters. */
export function useSeverityName(): (impact: string) => string {
  const t = useUiWords();
  return useCallback(
    (impact) => (isImpact(impact) ? t(`severity.${impact}`) : truncate(impact, NAME_LENGTH)),
    [t],
  );
}
