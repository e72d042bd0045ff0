export type { CodeLanguage } from '../snippet/codeLanguages.ts';
export { failingParts, type IssueWithHtml } from '../snippet/failing/failingParts.ts';
export { Snippet, type SnippetProps } from '../snippet/Snippet.tsx';
export type { TextRange } from '../snippet/TextRange.ts';
