import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useSitelens } from '../../theme/SitelensContext.ts';
import { useUiWords } from '../../words/useUiWords.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Backdrop, Body, Description, Footer, Header, Popup, Title, Viewport } from './dialogParts.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Asked for by Escape, the close button or a press outside. */
  onClose: () => void;
  title: string;
  description?: string;
  /** Its actions, the main one last. */
  footer?: ReactNode;
  size?: 's' | 'm' | 'l';
  /** Default: the first control inside. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** For a form that would lose what was written; Escape still closes. */
  keepsOpenOnOutsidePress?: boolean;
  children?: ReactNode;
}

/** Modal: focus stays inside, and goes back to where it was on closing (APG, Dialog). */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, footer, size = 'm', initialFocus, children } = props;
  const { portalRoot } = useSitelens();
  const t = useUiWords();
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      disablePointerDismissal={props.keepsOpenOnOutsidePress ?? false}
    >
      <BaseDialog.Portal container={portalRoot}>
        <Backdrop />
        <Viewport>
          <Popup $size={size} initialFocus={initialFocus}>
            <Header>
              <Title>{title}</Title>
              <BaseDialog.Close
                render={
                  <IconButton label={t('close')} icon={<X aria-hidden />} hasTooltip={false} size="s" />
                }
              />
            </Header>
            <Body>
              {description !== undefined && <Description>{description}</Description>}
              {children}
            </Body>
            {footer !== undefined && <Footer>{footer}</Footer>}
          </Popup>
        </Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
