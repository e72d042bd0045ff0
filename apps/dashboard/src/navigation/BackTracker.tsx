import { useLayoutEffect, useRef } from 'react';
import { rememberStep } from './backLinks.ts';
import { useOwnAddress } from './useOwnAddress.ts';

/** Remembers from where each screen is come to, with the view that it had. Draws nothing. */
export function BackTracker() {
  const { pathname, search } = useOwnAddress();
  const shown = useRef({ pathname, search });
  useLayoutEffect(() => {
    if (shown.current.pathname !== pathname) rememberStep(shown.current, pathname);
    shown.current = { pathname, search };
  }, [pathname, search]);
  return null;
}
