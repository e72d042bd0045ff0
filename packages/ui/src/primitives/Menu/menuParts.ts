import { Menu } from '@base-ui/react/menu';
import { styled } from 'styled-components';
import { raisedSurface } from '../../theme/raisedSurface.ts';
import { tokens } from '../../theme/tokens.ts';

export const entryClass = 'sitelens-menu-entry';

/** Holds the open list. Out of the flow: among the items of a flexible row it would move the button by a gap. */
export const Place = styled.span`
  position: absolute;
`;

export const Positioner = styled(Menu.Positioner)`
  z-index: ${tokens.zIndex.popup};
  outline: none;
`;

// The entries are an item, a router's link or a form's button: one class reaches them all from here.
export const Popup = styled(Menu.Popup)`
  ${raisedSurface}
  min-width: 13rem;
  max-width: min(22rem, 100vw - 1rem);
  max-height: var(--available-height);
  overflow: auto;
  padding: ${tokens.space.xs};
  box-shadow: ${tokens.shadow.m};
  font-size: ${tokens.fontSize.s};
  outline: none;

  .${entryClass} {
    display: flex;
    align-items: center;
    gap: ${tokens.space.s};
    box-sizing: border-box;
    width: 100%;
    min-height: ${tokens.size.controlM};
    padding: ${tokens.space.xs} ${tokens.space.s};
    border: 0;
    border-radius: ${tokens.radius.m};
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
    outline: none;
    svg { flex: none; width: ${tokens.size.icon}; height: ${tokens.size.icon}; color: ${tokens.color.textMuted}; }
    &[data-dangerous] { color: ${tokens.tone.danger.foreground}; svg { color: inherit; } }
    &[data-disabled] { color: ${tokens.color.textDisabled}; cursor: not-allowed; }
    &[data-highlighted] {
      background: ${tokens.color.surfaceHover};
      outline: 2px solid ${tokens.color.focus};
      outline-offset: -2px;
    }
    &[data-highlighted]:hover { outline-color: transparent; }
    @media (forced-colors: active) {
      &[data-highlighted] { outline-color: Highlight; }
      &[data-disabled] { color: GrayText; }
    }
  }
`;

export const Separator = styled(Menu.Separator)`
  height: 1px;
  margin: ${tokens.space.xs} 0;
  background: ${tokens.color.border};
  @media (forced-colors: active) { background: CanvasText; }
`;
