import { Popover } from '@base-ui/react/popover';
import { styled } from 'styled-components';
import { raisedSurface } from '../../theme/raisedSurface.ts';
import { tokens } from '../../theme/tokens.ts';

/** Holds the open popover. Out of the flow: among the items of a flexible row it would move the button by a gap. */
export const Place = styled.span`
  position: absolute;
`;

export const Positioner = styled(Popover.Positioner)`
  z-index: ${tokens.zIndex.popup};
`;

export const Popup = styled(Popover.Popup)`
  ${raisedSurface}
  min-width: 13rem;
  max-width: min(24rem, 100vw - 1rem);
  max-height: min(24rem, var(--available-height));
  overflow: auto;
  padding: ${tokens.space.m};
  box-shadow: ${tokens.shadow.m};
  font-size: ${tokens.fontSize.s};
  font-weight: ${tokens.fontWeight.normal};
  overflow-wrap: anywhere;
  outline: none;
`;

export const Title = styled(Popover.Title)`
  margin: 0 0 ${tokens.space.s};
  font-size: ${tokens.fontSize.s};
  font-weight: ${tokens.fontWeight.bold};
`;
