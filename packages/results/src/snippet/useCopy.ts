import { useEffect, useState } from 'react';
import { copyText } from '../internal/copyText.ts';

const COPIED_FOR_MS = 2_000;

/** What became of copying, while it is worth saying. */
export type CopyResult = 'copied' | 'byHand';

/** Copies a text, and knows for two seconds how that went. */
export function useCopy(text: string, prompt: string): { result: CopyResult | undefined; copy: () => void } {
  const [result, setResult] = useState<CopyResult>();
  useEffect(() => {
    if (result === undefined) return;
    const timer = setTimeout(() => setResult(undefined), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = () =>
    void copyText(text, prompt).then((isCopied) => setResult(isCopied ? 'copied' : 'byHand'));
  return { result, copy };
}
