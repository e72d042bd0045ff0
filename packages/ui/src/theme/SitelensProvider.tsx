import { Tooltip } from '@base-ui/react/tooltip';
import { type ReactNode, useMemo, useState } from 'react';
import { ToastProvider } from '../primitives/Toast/ToastProvider.tsx';
import type { ErrorReport } from '../reporting/ErrorReport.ts';
import { useReportOnce } from '../reporting/useReportOnce.ts';
import type { MissingWord, Texts } from '../words/createWordsInstance.ts';
import { useWordsInstance } from '../words/useWordsInstance.ts';
import { type Appearance, appearanceStyle } from './appearance.ts';
import { SitelensContext } from './SitelensContext.ts';
import { TextsFailure } from './TextsFailure.tsx';
import { PortalRoot, ThemeRoot } from './ThemeRoot.ts';
import type { ThemeChoice } from './tokens.ts';

export interface SitelensProviderProps {
  /** Default: `system`. */
  theme?: ThemeChoice;
  appearance?: Appearance;
  /** A BCP 47 tag. English is bundled, and stands in for words that `texts` doesn't have. */
  language?: string;
  /** Words of `language` by namespace, or the address of a JSON file with them. */
  texts?: Texts | string;
  /** Default: tells the reader by a toast, and the console why. The words stay English. */
  onTextsError?: (error: Error) => void;
  /** A key for which there is no word in any of the languages. */
  onMissingWord?: (missing: MissingWord) => void;
  /** Errors that stop nobody, such as missing help; each distinct one once. Default: written to the console. */
  onErrorReport?: (report: ErrorReport) => void;
  children: ReactNode;
}

/** The one parent of everything of Sitelens: theme, words, toasts and the place for popups. */
export function SitelensProvider(props: SitelensProviderProps) {
  const { theme = 'system', appearance, onErrorReport, children, ...words } = props;
  const [portalRoot, setPortalRoot] = useState<HTMLElement | null>(null);
  const [textsError, setTextsError] = useState<Error>();
  const i18n = useWordsInstance({ onTextsError: setTextsError, ...words });
  const reportError = useReportOnce(onErrorReport);
  const value = useMemo(() => ({ i18n, portalRoot, reportError }), [i18n, portalRoot, reportError]);
  return (
    <ThemeRoot data-sitelens-theme={theme} lang={i18n.language} style={appearanceStyle(appearance)}>
      <SitelensContext.Provider value={value}>
        <Tooltip.Provider delay={300}>
          <ToastProvider>
            {textsError && <TextsFailure key={textsError.message} error={textsError} />}
            {children}
          </ToastProvider>
        </Tooltip.Provider>
      </SitelensContext.Provider>
      <PortalRoot ref={setPortalRoot} />
    </ThemeRoot>
  );
}
