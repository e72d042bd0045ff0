import { useEffect, useRef } from 'react';
import { useToast } from '../primitives/Toast/useToast.ts';
import { LoadTextsError } from '../words/LoadTextsError.ts';
import { useUiWords } from '../words/useUiWords.ts';

/** Says that the words stay English, where the host doesn't: once for an error. */
export function TextsFailure({ error }: { error: Error }) {
  const t = useUiWords();
  const showToast = useToast();
  const said = useRef<Error>(undefined);
  useEffect(() => {
    if (said.current === error) return;
    said.current = error;
    // biome-ignore lint/suspicious/noConsole: the host's developers have nowhere else to look for the cause.
    console.error(error);
    const language = error instanceof LoadTextsError ? error.language : '';
    showToast({ tone: 'warning', title: t('textsFailed', { language }) });
  }, [error, showToast, t]);
  return null;
}
