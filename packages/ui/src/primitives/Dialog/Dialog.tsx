import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { useSitelens } from '../../theme/SitelensContext.ts';
import { useUiWords } from '../../words/useUiWords.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DialogBody } from './DialogBody.tsx';
import {
  Backdrop,
  Description,
  type DialogSize,
  Footer,
  Header,
  Popup,
  Title,
  Viewport,
} from './dialogParts.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Asked for by Escape, the close button or a press outside. */
  onClose: () => void;
  title: string;
  description?: string;
  /** Its actions, the main one last. */
  footer?: ReactNode;
  /** `full` takes the whole window, but for a margin. Default: `m`. */
  size?: DialogSize;
  /** Default: the first field that takes focus, or else the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Takes the focus on closing, where what opened the dialog may be gone; nothing, or null: what opened it does. */
  finalFocus?: () => HTMLElement | null;
  /** For a form that would lose what was written; Escape still closes. */
  keepsOpenOnOutsidePress?: boolean;
  children?: ReactNode;
}

/** Modal: focus stays inside, and goes back to where it was on closing (APG, Dialog). */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    description,
    footer,
    size = 'm',
    initialFocus,
    finalFocus,
    children,
  } = props;
  const { portalRoot } = useSitelens();
  const t = useUiWords();
  const body = useRef<HTMLElement>(null);
  const setBody = useCallback((element: HTMLElement | null) => {
    body.current = element;
  }, []);

  function focusFirstField() {
    // One that is disabled takes no focus, which would then stay behind the dialog.
    return body.current?.querySelector<HTMLElement>(':is(input, select, textarea):enabled') ?? true;
  }

  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      disablePointerDismissal={props.keepsOpenOnOutsidePress ?? false}
    >
      <BaseDialog.Portal container={portalRoot}>
        <Backdrop />
        <Viewport $size={size}>
          <Popup
            $size={size}
            initialFocus={initialFocus ?? focusFirstField}
            finalFocus={() => finalFocus?.() ?? true}
          >
            <Header>
              <Title>{title}</Title>
              <BaseDialog.Close
                render={
                  <IconButton label={t('close')} icon={<X aria-hidden />} hasTooltip={false} size="s" />
                }
              />
            </Header>
            <DialogBody title={title} onElement={setBody}>
              {description !== undefined && <Description>{description}</Description>}
              {children}
            </DialogBody>
            {footer !== undefined && <Footer>{footer}</Footer>}
          </Popup>
        </Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
