import { Fragment } from 'react';
import { CodeWord } from '../internal/CodeWord.ts';
import type { Prose } from './Article.ts';

/** A text of an article, with what stands between backticks as code. */
export function ProseText({ children }: { children: Prose }) {
  return children.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of an article never changes.
    index % 2 === 1 ? <CodeWord key={index}>{part}</CodeWord> : <Fragment key={index}>{part}</Fragment>,
  );
}
