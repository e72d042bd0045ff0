export { type LinkProps, LinkProvider, type RenderLink } from '../internal/LinkContext.tsx';
export { AppShell, type AppShellProps } from '../shell/AppShell/AppShell.tsx';
export { NotFound, type NotFoundProps } from '../shell/NotFound/NotFound.tsx';
export type { Breadcrumb } from '../shell/PageHeader/Breadcrumbs.tsx';
export { PageHeader, type PageHeaderProps } from '../shell/PageHeader/PageHeader.tsx';
export type { DrawerEntry } from '../shell/SideDrawer/DrawerEntries.tsx';
export { SideDrawer, type SideDrawerProps } from '../shell/SideDrawer/SideDrawer.tsx';
export type { Account } from '../shell/TopBar/AccountMenu.tsx';
export { TopBar, type TopBarProps } from '../shell/TopBar/TopBar.tsx';
