import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { rememberedBack, subscribeToBackLinks } from './backLinks.ts';

/** Where "Back" leads: to where one has come from, such as a filtered list, or else to the screen above. */
export function useBackHref(above: string): string {
  const { pathname } = useLocation();
  return useSyncExternalStore(subscribeToBackLinks, () => rememberedBack(pathname)) ?? above;
}
