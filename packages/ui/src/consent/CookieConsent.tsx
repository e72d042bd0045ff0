import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useErrorReport } from '../reporting/useErrorReport.ts';
import type { ConsentLayerProps } from './ConsentLayer.tsx';
import { CookieSettingsContext } from './CookieSettingsContext.ts';
import { isBot } from './isBot.ts';

export interface CookieConsentProps {
  /** Google Analytics 4. Left out, nothing but necessary cookies is set: then nobody is asked. */
  analytics?: { readonly measurementId: string } | undefined;
  /** How many days a choice holds: 90 in the dashboard, 182 on the public site (specification, section 9). */
  cookieDays: number;
  /** A number from 0 on, raised when there is something new to agree to: then everybody is asked again. Default: 1. */
  revision?: number;
  /** Crawlers and automated browsers are not asked. Default: true. */
  hidesFromBots?: boolean;
  children: ReactNode;
}

/**
 * Asks visitors for consent to cookies, and loads analytics once they have given it. Everything but this frame is
 * loaded on demand. Inside of it `useCookieSettings` opens the preferences again.
 */
export function CookieConsent(props: CookieConsentProps) {
  const { analytics, cookieDays, revision = 1, hidesFromBots = true, children } = props;
  const [arePreferencesOpen, setArePreferencesOpen] = useState(false);
  const measurementId = analytics?.measurementId;
  const [isAsked, setIsAsked] = useState(false);
  const openPreferences = useCallback(() => setArePreferencesOpen(true), []);
  // In an effect: a server doesn't know who is looking.
  useEffect(() => {
    setIsAsked(measurementId !== undefined && !(hidesFromBots && isBot(window.navigator)));
  }, [measurementId, hidesFromBots]);
  const Layer = useConsentLayer(isAsked);
  return (
    <CookieSettingsContext.Provider value={Layer && isAsked ? openPreferences : undefined}>
      {Layer && isAsked && measurementId !== undefined && (
        <Layer
          {...{ measurementId, cookieDays, revision, arePreferencesOpen }}
          onPreferencesChange={setArePreferencesOpen}
        />
      )}
      {children}
    </CookieSettingsContext.Provider>
  );
}

/** Not `lazy()`: what can't be loaded must not take the page with it. */
function useConsentLayer(isNeeded: boolean): ComponentType<ConsentLayerProps> | undefined {
  const [part, setPart] = useState<{ Layer: ComponentType<ConsentLayerProps> }>();
  const reportError = useErrorReport();
  useEffect(() => {
    if (!isNeeded) return;
    import('./ConsentLayer.tsx').then(
      ({ ConsentLayer }) => setPart({ Layer: ConsentLayer }),
      (error: unknown) =>
        reportError({
          kind: 'consent-not-loaded',
          message: 'The code that asks for consent to cookies could not be loaded.',
          ...(error instanceof Error && { error }),
        }),
    );
  }, [isNeeded, reportError]);
  return part?.Layer;
}
