import { createInstance, type i18n } from 'i18next';

/** English words: a tree whose leaves are texts, with `{{value}}` for what is filled in. */
export interface Words {
  readonly [name: string]: string | Words;
}

/** Words by namespace. */
export type Texts = Readonly<Record<string, Words>>;

/** What is reported of a key that has no word. */
export interface MissingWord {
  key: string;
  namespace: string;
  languages: readonly string[];
}

export const ENGLISH = 'en';

/** Each missing key is reported once. A private instance: the host's own i18next, if it has one, is never touched. */
export function createWordsInstance(language: string, report: (missing: MissingWord) => void): i18n {
  const instance = createInstance();
  const reported = new Set<string>();
  void instance.init({
    lng: language,
    fallbackLng: ENGLISH,
    resources: {},
    ns: [],
    initAsync: false,
    saveMissing: true,
    saveMissingTo: 'all',
    missingKeyHandler: (languages, namespace, key) => {
      const name = `${namespace}:${key}`;
      if (reported.has(name)) return;
      reported.add(name);
      // Words are looked up while rendering, when the host may not set state.
      queueMicrotask(() => report({ key, namespace, languages }));
    },
    // React escapes.
    interpolation: { escapeValue: false },
  });
  return instance;
}
