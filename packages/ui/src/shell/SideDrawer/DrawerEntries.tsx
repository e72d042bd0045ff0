import type { ReactNode } from 'react';
import { useRenderLink } from '../../internal/LinkContext.tsx';
import { safeHref } from '../../internal/safeHref.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Entry, List } from './sideDrawerParts.ts';

export interface DrawerEntry {
  id: string;
  label: string;
  href: string;
  icon: ReactNode;
  isCurrent?: boolean;
  /** Under a divider: what belongs to the account, not to the website. */
  startsGroup?: boolean;
}

interface DrawerEntriesProps {
  entries: readonly DrawerEntry[];
  isOpen: boolean;
  onFollow: () => void;
}

export function DrawerEntries({ entries, isOpen, onFollow }: DrawerEntriesProps) {
  const renderLink = useRenderLink();
  return (
    <List>
      {entries.map(({ id, label, href, icon, isCurrent = false, startsGroup = false }) => (
        <Entry key={id} data-group={startsGroup ? '' : undefined}>
          {renderLink({
            href: safeHref(href) ?? '#',
            onClick: onFollow,
            ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
            ...(isOpen ? {} : { title: label }),
            children: (
              <>
                {icon}
                {isOpen ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
              </>
            ),
          })}
        </Entry>
      ))}
    </List>
  );
}
