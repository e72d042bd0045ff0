import { ChevronDown, CircleUser, CreditCard, LogOut, Settings, Users } from 'lucide-react';
import { truncate } from '../../internal/truncate.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import type { MenuItem } from '../../primitives/Menu/MenuEntry.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Translate } from '../../words/createWords.ts';
import { useUiWords } from '../../words/useUiWords.ts';
import { Email } from './topBarParts.ts';

const EMAIL_LENGTH = 35;

/** Who is signed in, and where the entries of the account's menu lead. */
export interface Account {
  email: string;
  /** Each is offered only where its screen exists. */
  profileHref?: string;
  billingHref?: string;
  teamHref?: string;
  /** Posted to without fields. Default: `/signout`. */
  signOutAction?: string;
}

type AccountWord = 'shell.profile' | 'shell.billing' | 'shell.team' | 'shell.signOut';

function accountItems(account: Account, t: Translate<AccountWord>): MenuItem[] {
  const links = [
    { id: 'profile', label: t('shell.profile'), href: account.profileHref, icon: <Settings aria-hidden /> },
    { id: 'billing', label: t('shell.billing'), href: account.billingHref, icon: <CreditCard aria-hidden /> },
    { id: 'team', label: t('shell.team'), href: account.teamHref, icon: <Users aria-hidden /> },
  ].flatMap(({ href, ...link }): MenuItem[] => (href === undefined ? [] : [{ ...link, kind: 'link', href }]));
  const signOut: MenuItem = {
    id: 'sign-out',
    kind: 'form',
    label: t('shell.signOut'),
    action: account.signOutAction ?? '/signout',
    icon: <LogOut aria-hidden />,
  };
  return links.length === 0 ? [signOut] : [...links, { kind: 'separator', id: 'before-sign-out' }, signOut];
}

/** The e-mail, cut at 35 characters, opens the menu; its name holds the whole of it. */
export function AccountMenu({ account }: { account: Account }) {
  const t = useUiWords();
  const shown = truncate(account.email, EMAIL_LENGTH);
  return (
    <Menu
      align="end"
      items={accountItems(account, t)}
      trigger={
        <Button
          variant="ghost"
          size="s"
          icon={<CircleUser aria-hidden />}
          title={shown === account.email ? undefined : account.email}
        >
          <Email>{shown}</Email>
          <VisuallyHidden>
            {shown !== account.email && `${account.email} `}
            {t('shell.account')}
          </VisuallyHidden>
          <ChevronDown aria-hidden />
        </Button>
      }
    />
  );
}
