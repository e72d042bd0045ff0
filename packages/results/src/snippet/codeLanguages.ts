/** The languages that a snippet can be in. */
export type CodeLanguage = 'html' | 'css' | 'js';

/** What a piece of code is, as far as its colour is concerned. */
export type TokenKind = 'tag' | 'attribute' | 'string' | 'keyword' | 'constant' | 'comment';

/** A coloured part of a text. Parts without a kind are left out. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
}

/** @returns tokens in ascending order and apart from each other */
export type Highlight = (code: string, language: CodeLanguage) => readonly Token[];
