import { Button, VisuallyHidden } from '@sitelens/ui/primitives';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCopy } from '../snippet/useCopy.ts';
import { useContrastWords } from '../words/contrast.ts';

interface CopyActionProps {
  text: string;
  icon: ReactNode;
  /** What is copied. */
  children: string;
}

/** Copies a text, or offers it to be copied by hand, and says which. */
export function CopyAction({ text, icon, children }: CopyActionProps) {
  const t = useContrastWords();
  const { result, copy } = useCopy(text, t('contrast.copyByHand'));
  const isCopied = result === 'copied';
  return (
    <>
      <VisuallyHidden role="status">
        {result && t(isCopied ? 'contrast.copiedWhole' : 'contrast.notCopied')}
      </VisuallyHidden>
      <Button icon={isCopied ? <Check aria-hidden /> : icon} onClick={copy}>
        {isCopied ? t('contrast.copied') : children}
      </Button>
    </>
  );
}
