import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import type { ErrorReport } from '../reporting/ErrorReport.ts';

interface SitelensContextValue {
  i18n: i18n;
  /** Where popups are put; null until the provider has mounted. */
  portalRoot: HTMLElement | null;
  reportError: (report: ErrorReport) => void;
}

export const SitelensContext = createContext<SitelensContextValue | undefined>(undefined);

/** @throws Error naming the missing parent. */
export function useSitelens(): SitelensContextValue {
  const value = useContext(SitelensContext);
  if (value === undefined) {
    throw new Error('Sitelens components must be placed inside <SitelensProvider>.');
  }
  return value;
}
