import type { ReactNode } from 'react';
import { useRenderLink } from '../../internal/LinkContext.tsx';
import { safeHref } from '../../internal/safeHref.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Entry, List } from './sideDrawerParts.ts';

/** A line of the drawer: a link, or a form's button. */
export interface DrawerEntry {
  id: string;
  label: string;
  href: string;
  icon: ReactNode;
  isCurrent?: boolean;
  /** Posted to without fields, as for signing out: what changes something is no link. */
  isForm?: boolean;
  /** Under a divider: what belongs to the account, not to the website. */
  startsGroup?: boolean;
}

interface DrawerEntriesProps {
  entries: readonly DrawerEntry[];
  isOpen: boolean;
  onFollow: () => void;
}

export function DrawerEntries({ entries, isOpen, onFollow }: DrawerEntriesProps) {
  return (
    <List>
      {entries.map((entry) => (
        <Entry key={entry.id} data-group={entry.startsGroup === true ? '' : undefined}>
          <DrawerEntryControl entry={entry} isOpen={isOpen} onFollow={onFollow} />
        </Entry>
      ))}
    </List>
  );
}

interface DrawerEntryControlProps {
  entry: DrawerEntry;
  isOpen: boolean;
  onFollow: () => void;
}

function DrawerEntryControl({ entry, isOpen, onFollow }: DrawerEntryControlProps) {
  const { label, href, icon, isCurrent = false, isForm = false } = entry;
  const renderLink = useRenderLink();
  const title = isOpen ? {} : { title: label };
  const children = (
    <>
      {icon}
      {isOpen ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
  if (isForm) {
    return (
      <form method="post" action={safeHref(href)}>
        <button type="submit" {...title}>
          {children}
        </button>
      </form>
    );
  }
  return renderLink({
    href: safeHref(href) ?? '#',
    onClick: onFollow,
    ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
    ...title,
    children,
  });
}
