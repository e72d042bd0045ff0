import { Button, VisuallyHidden } from '@sitelens/ui/primitives';
import { Check, Copy } from 'lucide-react';
import { useSnippetWords } from '../words/snippet.ts';
import { useCopy } from './useCopy.ts';

interface CopyButtonProps {
  text: string;
  /** What the text is, for those who hear the button. */
  label: string;
}

/** Copies a text whole, or offers it to be copied by hand, and says which. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useSnippetWords();
  const { result, copy } = useCopy(text, t('snippet.copyByHand'));
  const isCopied = result === 'copied';
  const word = t(isCopied ? 'snippet.copied' : 'snippet.copy');
  return (
    <>
      <VisuallyHidden role="status">
        {result && t(isCopied ? 'snippet.copiedWhole' : 'snippet.notCopied')}
      </VisuallyHidden>
      <Button
        variant="ghost"
        size="s"
        icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        aria-label={`${word}: ${label}`}
        onClick={copy}
      >
        {word}
      </Button>
    </>
  );
}
