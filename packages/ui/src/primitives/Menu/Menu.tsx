import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { useSitelens } from '../../theme/SitelensContext.ts';
import { MenuEntry, type MenuItem } from './MenuEntry.tsx';
import { Popup, Positioner } from './menuParts.ts';

export interface MenuProps {
  /** A button that hands on its ref and props. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

/** Arrow keys move, letters search, Escape closes and gives focus back (APG, Menu button). */
export function Menu({ trigger, items, align = 'start' }: MenuProps) {
  const { portalRoot } = useSitelens();
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal container={portalRoot}>
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
