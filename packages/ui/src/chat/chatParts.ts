import { styled } from 'styled-components';
import { aboveConsentBar } from '../internal/RoomAtBottom.ts';
import { mediaUp } from '../theme/media.ts';
import { raisedSurface } from '../theme/raisedSurface.ts';
import { tokens } from '../theme/tokens.ts';

/* On a phone whatever is fixed covers something that could be focused (WCAG 2.4.11): there it stands at the end. */
export const Place = styled.aside`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${tokens.space.s};
  box-sizing: border-box;
  padding: ${tokens.space.l};
  background: ${tokens.color.page};
  font-size: ${tokens.fontSize.s};
  line-height: ${tokens.lineHeight.normal};
  ${mediaUp('tablet')} {
    @media (min-height: 401px) {
      position: fixed;
      right: ${tokens.space.l};
      bottom: calc(${tokens.space.l} + ${aboveConsentBar});
      z-index: calc(${tokens.zIndex.sticky} + 1);
      padding: 0;
      background: none;
    }
  }
  @media print { display: none; }
`;

export const Note = styled.div`
  ${raisedSurface}
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.s};
  max-width: min(24rem, 100%);
  padding: ${tokens.space.s} ${tokens.space.s} ${tokens.space.s} ${tokens.space.m};
  box-shadow: ${tokens.shadow.m};
`;

export const NoteWords = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space.xs};
  padding: 0.25rem 0;
  min-width: 0;
  overflow-wrap: anywhere;
`;
