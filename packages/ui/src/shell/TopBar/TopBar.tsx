import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { useUiWords } from '../../words/useUiWords.ts';
import { type Account, AccountMenu } from './AccountMenu.tsx';
import { Brand, DashboardLabel, End, Root } from './topBarParts.ts';
import { type VisitorHrefs, VisitorLinks } from './VisitorLinks.tsx';

export interface TopBarProps {
  /** Name or mark of the product. */
  brand: ReactNode;
  /** Left out while nobody is signed in. */
  account?: Account | undefined;
  dashboardHref?: string;
  /** Freemium mode: what a visitor is offered, where there is no account. */
  visitor?: VisitorHrefs | undefined;
  /** Before everything else: the drawer's button. */
  start?: ReactNode;
  /** Beside the account: sign-in, plans. */
  children?: ReactNode;
}

/** The `banner` landmark of an application. */
export function TopBar(props: TopBarProps) {
  const { brand, account, dashboardHref = '/dashboard', visitor, start, children } = props;
  const t = useUiWords();
  return (
    <Root>
      {start}
      <Brand>{brand}</Brand>
      <End>
        {children}
        {account === undefined && visitor !== undefined && <VisitorLinks {...visitor} />}
        {account !== undefined && (
          <>
            <ButtonLink href={dashboardHref} variant="ghost" size="s" icon={<LayoutGrid aria-hidden />}>
              <DashboardLabel>{t('shell.dashboard')}</DashboardLabel>
            </ButtonLink>
            <AccountMenu account={account} />
          </>
        )}
      </End>
    </Root>
  );
}
