import { useCallback, useEffect, useRef, useState } from 'react';
import { useErrorReport } from '../reporting/useErrorReport.ts';
import type { ConsentCategory } from './consentCategories.ts';
import { type Consent, type ConsentOptions, startConsent } from './startConsent.ts';

interface ConsentSettings extends Pick<ConsentOptions, 'measurementId' | 'revision' | 'language'> {
  readonly cookieDays: number;
}

/** Not known yet, to be asked for, or what was chosen. */
export type ConsentState = 'starting' | 'asking' | readonly ConsentCategory[];

/** The visitor's choice, kept in its cookie. Where the library can't be loaded it stays `starting`: nobody is asked, and nothing measured. */
export function useConsent({ measurementId, revision, language, cookieDays }: ConsentSettings) {
  const [state, setState] = useState<ConsentState>('starting');
  const consent = useRef<Consent>(undefined);
  const days = useRef(cookieDays);
  const reportError = useErrorReport();
  useEffect(() => {
    days.current = cookieDays;
  }, [cookieDays]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onChoice = (accepted: readonly ConsentCategory[]) => {
      if (!signal.aborted) setState(accepted);
    };
    startConsent(
      { measurementId, revision, language, cookieDays: () => days.current, onChoice },
      signal,
    ).then(
      (started) => {
        if (!started) return;
        consent.current = started;
        setState(started.accepted() ?? 'asking');
      },
      (error: unknown) =>
        reportError({
          kind: 'consent-not-started',
          message: 'The consent to cookies could not be asked for.',
          ...(error instanceof Error && { error }),
        }),
    );
    return () => controller.abort();
  }, [measurementId, revision, language, reportError]);

  const accept = useCallback((categories: readonly ConsentCategory[]) => {
    consent.current?.accept(categories);
    setState(consent.current?.accepted() ?? 'asking');
  }, []);
  return { state, accept };
}
