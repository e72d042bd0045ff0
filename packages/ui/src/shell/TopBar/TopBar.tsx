import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { useUiWords } from '../../words/useUiWords.ts';
import { type Account, AccountMenu } from './AccountMenu.tsx';
import { Brand, DashboardLabel, End, Root } from './topBarParts.ts';

export interface TopBarProps {
  /** Name or mark of the product. */
  brand: ReactNode;
  /** Left out while nobody is signed in. */
  account?: Account | undefined;
  dashboardHref?: string;
  /** Before everything else: the drawer's button. */
  start?: ReactNode;
  /** Beside the account: sign-in, plans. */
  children?: ReactNode;
}

/** The `banner` landmark of an application. */
export function TopBar({ brand, account, dashboardHref = '/dashboard', start, children }: TopBarProps) {
  const t = useUiWords();
  return (
    <Root>
      {start}
      <Brand>{brand}</Brand>
      <End>
        {children}
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
