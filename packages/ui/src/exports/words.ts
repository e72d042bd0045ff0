export { createWords, type Translate, type WordKey, type WordValues } from '../words/createWords.ts';
export type { MissingWord, Texts, Words } from '../words/createWordsInstance.ts';
export { LoadTextsError } from '../words/LoadTextsError.ts';
