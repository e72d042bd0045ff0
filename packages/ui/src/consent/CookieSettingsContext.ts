import { createContext, useContext } from 'react';

export const CookieSettingsContext = createContext<(() => void) | undefined>(undefined);

/**
 * What a "Cookie settings" entry does: opens the preferences.
 *
 * @returns undefined where there is nothing to choose (only necessary cookies, a crawler, outside of
 * `CookieConsent`): then no entry is shown
 */
export function useCookieSettings(): (() => void) | undefined {
  return useContext(CookieSettingsContext);
}
