import { useEffect, useRef, useState } from 'react';
import { takeLostFocus } from '../internal/takeLostFocus.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useSitelens } from '../theme/SitelensContext.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { ConsentPreferences } from './ConsentPreferences.tsx';
import { CONSENT_CATEGORIES, type ConsentCategory, NECESSARY } from './consentCategories.ts';
import { useConsent } from './useConsent.ts';
import { useConsentWords } from './words.ts';

export interface ConsentLayerProps {
  measurementId: string;
  cookieDays: number;
  revision: number;
  arePreferencesOpen: boolean;
  onPreferencesChange: (areOpen: boolean) => void;
}

/** The bar as long as nobody has chosen, and the dialog when it is asked for. Loaded on demand. */
export function ConsentLayer({ arePreferencesOpen, onPreferencesChange, ...options }: ConsentLayerProps) {
  const { i18n } = useSitelens();
  const t = useConsentWords();
  const { state, accept } = useConsent({ ...options, language: i18n.language });
  const [isSaved, setIsSaved] = useState(false);
  const landing = useRef<HTMLDivElement>(null);
  /** In the bar, which goes when a choice is made in the dialog that it opened. */
  const opener = useRef<HTMLElement | null>(null);
  const isAsking = state === 'asking';

  // What was pressed in the bar went with it: the next Tab goes on with the page, which follows here.
  useEffect(() => {
    if (isSaved && !isAsking) takeLostFocus(landing.current, { preventScroll: true });
  }, [isSaved, isAsking]);

  function choose(categories: readonly ConsentCategory[]) {
    accept(categories);
    setIsSaved(true);
    onPreferencesChange(false);
  }

  function focusAfterDialog() {
    const isOpenerGone = opener.current?.isConnected === false;
    opener.current = null;
    return isOpenerGone ? landing.current : null;
  }

  return (
    <>
      <div ref={landing} tabIndex={-1} style={{ outline: 'none' }}>
        <VisuallyHidden role="status">{isSaved && t('consent.saved')}</VisuallyHidden>
      </div>
      {isAsking && (
        <ConsentBar
          onAcceptAll={() => choose(CONSENT_CATEGORIES)}
          onAcceptNecessary={() => choose([NECESSARY])}
          onManagePreferences={(button) => {
            opener.current = button;
            onPreferencesChange(true);
          }}
        />
      )}
      {state !== 'starting' && (
        <ConsentPreferences
          accepted={isAsking ? undefined : state}
          isOpen={arePreferencesOpen}
          onClose={() => onPreferencesChange(false)}
          finalFocus={focusAfterDialog}
          onChoose={choose}
        />
      )}
    </>
  );
}
