/** Whose site a screen is on: the dashboard's, which needs a session, or the public one (freemium), which needs none. */
export type Mode = 'dashboard' | 'public';

/** The router doesn't mind the case of an address either. */
const OF_THE_DASHBOARD = /^\/dashboard(\/|$)/i;

/** The mode of an address of ours, by its path. */
export function modeOf(pathname: string): Mode {
  return OF_THE_DASHBOARD.test(pathname) ? 'dashboard' : 'public';
}
