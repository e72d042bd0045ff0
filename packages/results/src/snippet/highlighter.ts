import { partOnDemand } from '../internal/partOnDemand.ts';
import type { Highlight } from './codeLanguages.ts';

/** Grammars and all, about 450 kB: fetched with the first snippet that is shown. */
export const highlighter = partOnDemand<Highlight>(() =>
  import('./highlight.ts').then(({ highlight }) => highlight),
);
