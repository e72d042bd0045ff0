import { Toast } from '@base-ui/react/toast';
import { styled } from 'styled-components';
import { heightAtBottom } from '../../internal/RoomAtBottom.ts';
import { raisedSurface } from '../../theme/raisedSurface.ts';
import { tokens } from '../../theme/tokens.ts';

export const Viewport = styled(Toast.Viewport)`
  position: fixed;
  right: ${tokens.space.l};
  bottom: calc(${tokens.space.l} + ${heightAtBottom});
  z-index: ${tokens.zIndex.toast};
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
  width: min(24rem, 100vw - 2rem);
  outline-offset: 4px;
`;

export const Root = styled(Toast.Root)`
  ${raisedSurface}
  box-shadow: ${tokens.shadow.m};
  font-size: ${tokens.fontSize.s};
  line-height: ${tokens.lineHeight.normal};
  transition:
    opacity ${tokens.motion.normal} ${tokens.motion.easing},
    transform ${tokens.motion.normal} ${tokens.motion.easing};
  transform: translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0));
  &[data-starting-style], &[data-ending-style] { opacity: 0; transform: translateY(0.5rem); }
  &[data-limited] { display: none; }
`;

export const Content = styled(Toast.Content)`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.s};
  padding: ${tokens.space.s} ${tokens.space.s} ${tokens.space.s} ${tokens.space.m};
`;

export const Icon = styled.span<{ $colour: string }>`
  display: flex;
  padding-top: 0.4rem;
  color: ${({ $colour }) => $colour};
  svg { width: ${tokens.size.icon}; height: ${tokens.size.icon}; }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding: 0.25rem 0;
  overflow-wrap: anywhere;
`;

export const Title = styled(Toast.Title)`
  margin: 0;
  font-size: inherit;
  font-weight: ${tokens.fontWeight.medium};
`;

export const Description = styled(Toast.Description)`
  margin: 0;
  color: ${tokens.color.textMuted};
`;
