import { Menu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { useRenderLink } from '../../internal/LinkContext.tsx';
import { safeHref } from '../../internal/safeHref.ts';
import { entryClass, Separator } from './menuParts.ts';

interface Labelled {
  id: string;
  label: string;
  icon?: ReactNode;
}

/** What a menu can hold. A `form` is posted without fields: it works as a link can't, and needs no script's fetch. */
export type MenuItem =
  | (Labelled & { kind: 'link'; href: string })
  | (Labelled & { kind: 'action'; onSelect: () => void; isDangerous?: boolean; isDisabled?: boolean })
  | (Labelled & { kind: 'form'; action: string })
  | { kind: 'separator'; id: string };

export function MenuEntry({ item }: { item: MenuItem }) {
  const renderLink = useRenderLink();
  if (item.kind === 'separator') return <Separator />;
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  if (item.kind === 'link') {
    const href = safeHref(item.href) ?? '#';
    return (
      <Menu.LinkItem
        closeOnClick
        label={item.label}
        className={entryClass}
        render={(props) => <>{renderLink({ ...props, href, children: content })}</>}
      />
    );
  }
  if (item.kind === 'form') {
    return (
      <form method="post" action={item.action}>
        {/* Closing on the click would take the button out of the document before it submits. */}
        <Menu.Item
          nativeButton
          closeOnClick={false}
          label={item.label}
          className={entryClass}
          render={<button type="submit">{content}</button>}
        />
      </form>
    );
  }
  return (
    <Menu.Item
      label={item.label}
      className={entryClass}
      disabled={item.isDisabled ?? false}
      data-dangerous={item.isDangerous === true ? '' : undefined}
      onClick={item.onSelect}
    >
      {content}
    </Menu.Item>
  );
}
