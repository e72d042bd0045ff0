import { Menu as BaseMenu } from '@base-ui/react/menu';
import { type ReactElement, useState } from 'react';
import { MenuEntry, type MenuItem } from './MenuEntry.tsx';
import { Place, Popup, Positioner } from './menuParts.ts';

export interface MenuProps {
  /** A button that hands on its ref and props. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

/**
 * Arrow keys move, letters search, Escape closes and gives focus back (APG, Menu button). The list stands
 * beside its button, so that it belongs to the same landmark.
 */
export function Menu({ trigger, items, align = 'start' }: MenuProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <Place ref={setPlace} />
      <BaseMenu.Portal container={place}>
        <Positioner sideOffset={4} align={align} collisionPadding={8}>
          <Popup>
            {items.map((item) => (
              <MenuEntry key={item.id} item={item} />
            ))}
          </Popup>
        </Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
