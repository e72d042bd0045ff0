import { useInstallation } from '@sitelens/results/widgets';
import { CookieConsent } from '@sitelens/ui/consent';
import type { ReactNode } from 'react';
import type { Mode } from '../navigation/mode.ts';
import { useMode } from '../navigation/useMode.ts';

/** How many days a choice holds; the specification gives one for each site (platform and results, section 9). */
const COOKIE_DAYS: Readonly<Record<Mode, number>> = { dashboard: 90, public: 182 };

/** Asks for consent where the installation measures visits; elsewhere there is nothing to agree to. */
export function AppConsent({ children }: { children: ReactNode }) {
  const analytics = useInstallation()?.analytics;
  return (
    <CookieConsent analytics={analytics} cookieDays={COOKIE_DAYS[useMode()]}>
      {children}
    </CookieConsent>
  );
}
