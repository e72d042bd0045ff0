import { createWords } from './createWords.ts';
import { english } from './english.ts';

/** The words of the design system itself. */
export const useUiWords = createWords('ui', english);
