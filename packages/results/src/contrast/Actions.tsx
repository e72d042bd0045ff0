import { Button, Inline } from '@sitelens/ui/primitives';
import { ArrowDownUp, Code, Link, Undo2 } from 'lucide-react';
import { forwardRef } from 'react';
import { useContrastWords } from '../words/contrast.ts';
import { type ContrastColours, cssOf } from './ContrastColours.ts';
import { CopyAction } from './CopyAction.tsx';

interface ActionsProps {
  colours: ContrastColours;
  onSwap: () => void;
  onUndo: () => void;
  canUndo: boolean;
  /** An address that shows the colours. */
  link?: string | undefined;
}

/** What can be done with the two colours together. The ref is that of "Undo", which is always there. */
export const Actions = forwardRef<HTMLButtonElement, ActionsProps>(function Actions(props, undoRef) {
  const { colours, onSwap, onUndo, canUndo, link } = props;
  const t = useContrastWords();
  return (
    <Inline gap="s">
      <Button icon={<ArrowDownUp aria-hidden />} onClick={onSwap}>
        {t('contrast.swap')}
      </Button>
      {/* aria-disabled, not disabled: the last step back must not take the focus away. */}
      <Button ref={undoRef} icon={<Undo2 aria-hidden />} aria-disabled={!canUndo} onClick={onUndo}>
        {t('contrast.undo')}
      </Button>
      <CopyAction text={cssOf(colours)} icon={<Code aria-hidden />}>
        {t('contrast.copyCss')}
      </CopyAction>
      {link !== undefined && (
        <CopyAction text={link} icon={<Link aria-hidden />}>
          {t('contrast.copyLink')}
        </CopyAction>
      )}
    </Inline>
  );
});
