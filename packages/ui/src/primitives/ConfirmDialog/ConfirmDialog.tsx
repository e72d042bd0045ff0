import { type ReactNode, useRef } from 'react';
import { useUiWords } from '../../words/useUiWords.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  description: string;
  /** The verb of what happens: "Delete", not "OK". */
  confirmLabel: string;
  isDangerous?: boolean;
  /** While what was confirmed is under way. */
  isLoading?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** For a failure, next to where it was asked for. */
  children?: ReactNode;
}

/** Asks before something that can't be undone. Focus starts at the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, description, confirmLabel, isDangerous = false, isLoading = false } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const t = useUiWords();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onCancel}
      title={title}
      description={description}
      size="s"
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={props.onCancel}>
            {t('cancel')}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            isLoading={isLoading}
            onClick={props.onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
