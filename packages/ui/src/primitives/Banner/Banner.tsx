import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import { useUiWords } from '../../words/useUiWords.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

/** Of what kind the news is; told by icon and colour. */
export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  tone?: BannerTone;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
}

const ICONS: Record<BannerTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

const Root = styled.div<{ $tone: BannerTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.s};
  box-sizing: border-box;
  padding: ${tokens.space.s} ${tokens.space.m};
  border: 1px solid color-mix(in srgb, ${({ $tone }) => tokens.tone[$tone].mark} 35%, transparent);
  border-radius: ${tokens.radius.m};
  background: ${({ $tone }) => tokens.tone[$tone].background};
  color: ${({ $tone }) => tokens.tone[$tone].foreground};
  font-size: ${tokens.fontSize.s};
  line-height: ${tokens.lineHeight.normal};
  > svg { flex: none; width: ${tokens.size.icon}; height: ${tokens.size.icon}; margin-top: 0.4rem; }
`;

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  min-width: 0;
`;

const Words = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  padding: 0.3rem 0;
  overflow-wrap: anywhere;
  strong {
    font-weight: ${tokens.fontWeight.bold};
  }
`;

const Dismiss = styled(IconButton)`
  color: inherit;
`;

/** About the whole page or screen. A `danger` is announced at once, the others when there is a pause. */
export function Banner({ tone = 'info', title, children, action, onDismiss }: BannerProps) {
  const t = useUiWords();
  const Icon = ICONS[tone];
  return (
    <Root $tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon aria-hidden />
      <Content>
        <Words>
          <strong>{title}</strong>
          {children !== undefined && <div>{children}</div>}
        </Words>
        {action}
      </Content>
      {onDismiss !== undefined && (
        <Dismiss label={t('dismiss')} icon={<X aria-hidden />} size="s" onClick={onDismiss} />
      )}
    </Root>
  );
}
