import type { i18n } from 'i18next';
import { useEffect, useMemo, useRef } from 'react';
import { createWordsInstance, ENGLISH, type MissingWord, type Texts } from './createWordsInstance.ts';
import { loadTexts } from './loadTexts.ts';

interface WordsSettings {
  language?: string;
  texts?: Texts | string;
  onTextsError: (error: Error) => void;
  onMissingWord?: (missing: MissingWord) => void;
}

function addTexts(instance: i18n, language: string, texts: Texts): void {
  for (const [namespace, words] of Object.entries(texts)) {
    instance.addResourceBundle(language, namespace, words, true, true);
  }
}

/** The private i18next instance of one provider; a new one when the language changes. */
export function useWordsInstance(settings: WordsSettings): i18n {
  const { language = ENGLISH, texts } = settings;
  const latest = useRef(settings);
  useEffect(() => {
    latest.current = settings;
  });

  const instance = useMemo(() => {
    const created = createWordsInstance(language, (missing) => latest.current.onMissingWord?.(missing));
    if (typeof texts === 'object') addTexts(created, language, texts);
    return created;
  }, [language, texts]);

  useEffect(() => {
    if (typeof texts !== 'string') return;
    const controller = new AbortController();
    loadTexts(texts, language, controller.signal).then(
      (loaded) => addTexts(instance, language, loaded),
      (error: Error) => {
        if (!controller.signal.aborted) latest.current.onTextsError(error);
      },
    );
    return () => controller.abort();
  }, [instance, language, texts]);

  return instance;
}
