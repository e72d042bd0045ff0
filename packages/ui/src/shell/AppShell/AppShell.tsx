import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { SkipLink } from '../../primitives/SkipLink/SkipLink.tsx';
import { useUiWords } from '../../words/useUiWords.ts';
import { SideDrawer, type SideDrawerProps } from '../SideDrawer/SideDrawer.tsx';
import { useDrawer } from '../SideDrawer/useDrawer.ts';
import { TopBar, type TopBarProps } from '../TopBar/TopBar.tsx';
import { Column, Columns, DrawerButton, Main, Root } from './appShellParts.ts';

export interface AppShellProps extends Pick<TopBarProps, 'brand' | 'account' | 'dashboardHref' | 'visitor'> {
  /** Left out on screens without navigation. */
  drawer?: Omit<SideDrawerProps, 'isOpen' | 'onOpenChange'>;
  /** In the top bar, beside the account. */
  topBarActions?: ReactNode;
  /** Below the page, beside the navigation; at the window's bottom where the page is shorter. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of the application: skip link, top bar, navigation and the one `main`. */
export function AppShell(props: AppShellProps) {
  const { brand, account, dashboardHref, visitor, drawer, topBarActions, footer, children } = props;
  const mainId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { isOpen, setIsOpen } = useDrawer();
  const t = useUiWords();

  function handleOpenChange(next: boolean) {
    setIsOpen(next);
    // The narrow drawer would take the focus with it: back to what opened it.
    const focusIsInside = document.activeElement?.closest('nav') != null;
    if (!next && focusIsInside && opener.current?.checkVisibility()) opener.current.focus();
  }

  const start = drawer !== undefined && (
    <DrawerButton>
      <IconButton
        ref={opener}
        label={t('shell.openDrawer')}
        icon={<MenuIcon aria-hidden />}
        size="s"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
    </DrawerButton>
  );

  return (
    <Root>
      <SkipLink targetId={mainId}>{t('shell.skip')}</SkipLink>
      <TopBar
        brand={brand}
        account={account}
        visitor={visitor}
        start={start}
        {...(dashboardHref === undefined ? {} : { dashboardHref })}
      >
        {topBarActions}
      </TopBar>
      <Columns>
        {drawer !== undefined && <SideDrawer {...drawer} isOpen={isOpen} onOpenChange={handleOpenChange} />}
        <Column>
          <Main id={mainId} tabIndex={-1}>
            {children}
          </Main>
          {footer}
        </Column>
      </Columns>
    </Root>
  );
}
