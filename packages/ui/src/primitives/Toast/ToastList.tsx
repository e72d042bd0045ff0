import { Toast } from '@base-ui/react/toast';
import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { useSitelens } from '../../theme/SitelensContext.ts';
import { tokens } from '../../theme/tokens.ts';
import { useUiWords } from '../../words/useUiWords.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Content, Description, Icon, Root, Title, Viewport, Words } from './toastParts.ts';
import type { ToastTone } from './useToast.ts';

const ICONS: Record<ToastTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

function toneOf(type: string | undefined): ToastTone {
  return type === 'success' || type === 'warning' || type === 'danger' ? type : 'info';
}

function ToastCard({ toast }: { toast: Toast.Root.ToastObject<object> }) {
  const t = useUiWords();
  const tone = toneOf(toast.type);
  const ToneIcon = ICONS[tone];
  return (
    // Base UI hides urgent toasts until they are focused, since it announces them elsewhere; but what is in
    // sight and can be pressed must be found by touch and browse mode too.
    <Root aria-hidden={undefined} toast={toast} swipeDirection={['right', 'down']}>
      <Content>
        <Icon $colour={tokens.tone[tone].mark}>
          <ToneIcon aria-hidden />
        </Icon>
        <Words>
          <Title />
          <Description />
        </Words>
        {toast.actionProps && <Toast.Action render={<Button size="s" />} />}
        <Toast.Close
          aria-hidden={undefined}
          render={<IconButton label={t('dismiss')} icon={<X aria-hidden />} size="s" hasTooltip={false} />}
        />
      </Content>
    </Root>
  );
}

export function ToastList() {
  const { portalRoot } = useSitelens();
  const { toasts } = Toast.useToastManager<object>();
  const t = useUiWords();
  // Empty, it only listens: several providers on a page are not several landmarks.
  const landmark =
    toasts.length > 0 ? { 'aria-label': t('notifications') } : { role: undefined, 'aria-label': undefined };
  return (
    <Toast.Portal container={portalRoot}>
      <Viewport {...landmark}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Viewport>
    </Toast.Portal>
  );
}
