import { focusRing, forcedColors, reducedMotion, tokens, visuallyHidden } from '@sitelens/ui/theme';
import { keyframes, styled } from 'styled-components';

/** Narrower than this, in the room that the table itself has, rows become cards. */
export const asCards = '@container sitelens-table (max-width: 40rem)';

/** The room that decides between table and cards: a widget may be narrow on a wide page. */
export const Room = styled.div`
  container: sitelens-table / inline-size;
  min-width: 0;
`;

export const Frame = styled.div`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.m};
  line-height: ${tokens.lineHeight.normal};
  &:focus { outline: none; }
`;

/** Cuts the corners, but not the filters that open above. Not hidden: the head sticks to what scrolls. */
export const Clip = styled.div`
  overflow: clip;
  border-radius: 0 0 ${tokens.radius.l} ${tokens.radius.l};
  &:first-child { border-radius: ${tokens.radius.l}; }
`;

/** A table that scrolls by itself: its head sticks to the top of it. */
export const ScrollArea = styled.div`
  --sitelens-table-sticky-top: 0px;
  overflow: auto;
  outline-offset: -2px;
  ${focusRing}
`;

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

/** Over rows that are being replaced: they stay as readable as before. */
export const BusyLine = styled.div`
  position: relative;
  z-index: calc(${tokens.zIndex.sticky} + 1);
  height: 2px;
  margin-bottom: -2px;
  overflow: hidden;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    width: 30%;
    background: ${tokens.color.accent};
    animation: ${pass} ${tokens.motion.slow} ease-in-out infinite;
    ${reducedMotion} { width: 100%; animation: none; }
    ${forcedColors} { background: Highlight; }
  }
`;

/** What the table shows, for the eye; the caption says it to screen readers. */
export const VisibleCaption = styled.div`
  padding: ${tokens.space.m} ${tokens.space.l};
  font-weight: ${tokens.fontWeight.bold};
  overflow-wrap: anywhere;
`;

export const Caption = styled.caption`
  ${visuallyHidden}
`;

export const SortButton = styled.button<{ $isSorted: boolean; $isNumeric: boolean }>`
  display: inline-flex;
  flex-direction: ${({ $isNumeric }) => ($isNumeric ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${tokens.space.xs};
  min-height: ${tokens.size.controlS};
  margin: 0 calc(-1 * ${tokens.space.xs});
  padding: 0 ${tokens.space.xs};
  border: 0;
  border-radius: ${tokens.radius.s};
  background: none;
  color: ${({ $isSorted }) => ($isSorted ? tokens.color.text : 'inherit')};
  font: inherit;
  cursor: pointer;
  svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    opacity: ${({ $isSorted }) => ($isSorted ? 1 : 0.45)};
  }
  &:hover { color: ${tokens.color.text}; }
  &:hover svg { opacity: 1; }
  ${focusRing}
`;
