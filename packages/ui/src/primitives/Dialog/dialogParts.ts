import { Dialog } from '@base-ui/react/dialog';
import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { raisedSurface } from '../../theme/raisedSurface.ts';
import { tokens } from '../../theme/tokens.ts';

export type DialogSize = 's' | 'm' | 'l' | 'full';

const WIDTHS: Readonly<Record<DialogSize, string>> = { s: '26rem', m: '34rem', l: '52rem', full: 'none' };

export const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  background: ${tokens.color.overlay};
  transition: opacity ${tokens.motion.normal} ${tokens.motion.easing};
  &[data-starting-style], &[data-ending-style] { opacity: 0; }
`;

export const Viewport = styled(Dialog.Viewport)<{ $size: DialogSize }>`
  position: fixed;
  inset: 0;
  display: flex;
  align-items: flex-start;
  justify-content: center;
  box-sizing: border-box;
  padding: ${({ $size }) => ($size === 'full' ? tokens.space.l : 'min(12vh, 7rem)')} ${tokens.space.l} ${tokens.space.l};
  @media (max-width: 480px), (max-height: 480px) { padding: ${tokens.space.s}; }
`;

export const Popup = styled(Dialog.Popup)<{ $size: DialogSize }>`
  ${raisedSurface}
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $size }) => WIDTHS[$size]};
  max-height: 100%;
  font-size: ${tokens.fontSize.m};
  line-height: ${tokens.lineHeight.normal};
  box-shadow: ${tokens.shadow.l};
  outline: none;
  transition:
    opacity ${tokens.motion.normal} ${tokens.motion.easing},
    transform ${tokens.motion.normal} ${tokens.motion.easing};
  &[data-starting-style], &[data-ending-style] { opacity: 0; transform: translateY(0.5rem); }
`;

export const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.m};
  padding: ${tokens.space.l} ${tokens.space.l} ${tokens.space.s} ${tokens.space.xl};
`;

export const Title = styled(Dialog.Title)`
  margin: 0;
  font-size: ${tokens.fontSize.l};
  font-weight: ${tokens.fontWeight.bold};
  letter-spacing: -0.011em;
  line-height: ${tokens.lineHeight.tight};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.l};
  min-height: 0;
  overflow: auto;
  ${focusRing}
  &:focus-visible { outline-offset: -2px; }
  padding: 0 ${tokens.space.xl} ${tokens.space.xl};
`;

export const Description = styled(Dialog.Description)`
  margin: 0;
  color: ${tokens.color.textMuted};
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space.s};
  padding: ${tokens.space.m} ${tokens.space.xl};
  border-top: 1px solid ${tokens.color.border};
`;
