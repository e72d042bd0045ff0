import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useSitelens } from '../../theme/SitelensContext.ts';
import { tokens } from '../../theme/tokens.ts';

export interface TooltipProps {
  /**
   * Says more about its trigger; never the only place where something stands. Empty where there is nothing to say:
   * the trigger stays the same element, and keeps its focus.
   */
  text: string;
  /** One element that takes focus and hands on its ref. */
  children: ReactElement;
}

const Positioner = styled(BaseTooltip.Positioner)`
  z-index: ${tokens.zIndex.popup};
`;

const Popup = styled(BaseTooltip.Popup)`
  box-sizing: border-box;
  /* What it is placed in has no width of its own: without this one, each letter would be a line. */
  width: max-content;
  max-width: min(20rem, var(--available-width));
  padding: ${tokens.space.xs} ${tokens.space.s};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.tooltip};
  color: ${tokens.color.onTooltip};
  font-size: ${tokens.fontSize.xs};
  line-height: ${tokens.lineHeight.normal};
  overflow-wrap: anywhere;
`;

export function Tooltip({ text, children }: TooltipProps) {
  const { portalRoot } = useSitelens();
  return (
    <BaseTooltip.Root disabled={text === ''}>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal container={portalRoot}>
        <Positioner sideOffset={6} collisionPadding={8}>
          <Popup>{text}</Popup>
        </Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
