import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSitelens } from '../theme/SitelensContext.ts';
import { ENGLISH, type Words } from './createWordsInstance.ts';

type WithoutPlural<Key extends string> =
  Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

/** The keys of a tree of words, dotted and without their plural's ending: `table.rows` for `rows_one`. */
export type WordKey<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? WithoutPlural<Name>
    : `${Name}.${WordKey<Tree[Name]>}`;
}[keyof Tree & string];

/** What a word's `{{…}}` are filled with; `count` chooses the plural. */
export type WordValues = Readonly<Record<string, string | number>>;

/** Says a word in the reader's language. */
export type Translate<Key extends string> = (key: Key, values?: WordValues) => string;

/** Which trees an instance already has: a namespace may be made up of several, each brought by its own room. */
const added = new WeakMap<i18n, WeakSet<Words>>();

function addOnce(instance: i18n, namespace: string, english: Words): void {
  const trees = added.get(instance) ?? new WeakSet();
  if (trees.has(english)) return;
  added.set(instance, trees.add(english));
  // Beside what is there, and never over it: the host's own texts may have come first.
  instance.addResourceBundle(ENGLISH, namespace, english, true, false, { silent: true });
}

function useNamespace<Key extends string>(namespace: string, english: Words): Translate<Key> {
  const { i18n } = useSitelens();
  // Here and not in an effect: the first render must have its words.
  addOnce(i18n, namespace, english);
  const { t } = useTranslation(namespace, { i18n, useSuspense: false, bindI18nStore: 'added' });
  return useCallback((key: string, values?: WordValues) => t(key, { ...values }), [t]);
}

/**
 * Makes the hook of one namespace: `const useWords = createWords('results', english)`, then
 * `const t = useWords()` and `t('table.rows', { count: 3 })`. Call it at module level.
 * Several calls may share a namespace: each adds its own tree, so that a room brings its own words only.
 * The hook throws outside of `SitelensProvider`.
 */
export function createWords<const Tree extends Words>(
  namespace: string,
  english: Tree,
): () => Translate<WordKey<Tree>> {
  return () => useNamespace<WordKey<Tree>>(namespace, english);
}
