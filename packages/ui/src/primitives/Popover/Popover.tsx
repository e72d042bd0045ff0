import { Popover as BasePopover } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Place, Popup, Positioner, Title } from './popoverParts.ts';

export interface PopoverProps {
  /** A button that hands on its ref and props. */
  trigger: ReactElement;
  /** Its visible heading and accessible name. */
  title: string;
  align?: 'start' | 'end';
  children: ReactNode;
}

/**
 * Controls beside the button that opens them, without keeping people from the rest of the page (APG, non-modal
 * dialog): the focus goes in, Escape or a press outside closes, and then it goes back. Stands beside its
 * button, so that it belongs to the same landmark.
 */
export function Popover({ trigger, title, align = 'start', children }: PopoverProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <BasePopover.Root>
      <BasePopover.Trigger render={trigger} />
      <Place ref={setPlace} />
      <BasePopover.Portal container={place}>
        <Positioner sideOffset={4} align={align} collisionPadding={8}>
          <Popup>
            <Title>{title}</Title>
            {children}
          </Popup>
        </Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
