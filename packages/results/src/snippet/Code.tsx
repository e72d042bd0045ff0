import { memo, useMemo } from 'react';
import { useOnDemand } from '../internal/useOnDemand.ts';
import { useSnippetWords } from '../words/snippet.ts';
import { chunksOf } from './chunks.ts';
import type { CodeLanguage } from './codeLanguages.ts';
import { highlighter } from './highlighter.ts';
import { revealed, visibleParts } from './invisibleCharacters.ts';
import { type Piece, type Run, runsOf } from './pieces.ts';
import { Aside, Chunk, Control, FailingMark } from './snippetParts.ts';
import type { TextRange } from './TextRange.ts';

/** What lies beyond is shown plain, as it would cost a second and thousands of elements. */
const HIGHLIGHTED = 20_000;
const CHUNK = 10_000;

export interface CodeProps {
  code: string;
  language: CodeLanguage;
  failingParts: readonly TextRange[];
  /** What is shown of the code. */
  range: TextRange;
}

/** A range of the code as text nodes; coloured as soon as the highlighter is there, and plain without it. */
export const Code = memo(function Code({ code, language, failingParts, range }: CodeProps) {
  const state = useOnDemand(highlighter);
  const highlight = state.status === 'ready' ? state.part : undefined;
  const end = Math.min(range.end, Math.max(HIGHLIGHTED, range.start + HIGHLIGHTED / 4));
  const tokens = useMemo(() => {
    if (highlight === undefined || end > HIGHLIGHTED) return [];
    return highlight(code.slice(0, end), language);
  }, [highlight, code, end, language]);
  const runs = useMemo(
    () => runsOf(code, { start: range.start, end }, tokens, failingParts),
    [code, range.start, end, tokens, failingParts],
  );
  return (
    <code>
      {runs.map((run) => (
        <CodeRun key={run.start} {...run} />
      ))}
      {chunksOf(code, { start: end, end: range.end }, CHUNK).map((chunk) => (
        <Chunk key={chunk.start}>{revealed(code.slice(chunk.start, chunk.end))}</Chunk>
      ))}
    </code>
  );
});

function CodeRun({ isFailing, pieces }: Run) {
  const t = useSnippetWords();
  const content = pieces.map((piece) => <CodePiece key={piece.start} {...piece} />);
  if (!isFailing) return content;
  return (
    <FailingMark>
      <Aside>{` ${t('snippet.failingStart')} `}</Aside>
      {content}
      <Aside>{` ${t('snippet.failingEnd')} `}</Aside>
    </FailingMark>
  );
}

function CodePiece({ text, kind, start }: Piece) {
  const parts = visibleParts(text).map((part, index) =>
    'text' in part ? part.text : <Control key={`${start} ${String(index)}`}>{part.character}</Control>,
  );
  return kind === undefined ? parts : <span data-kind={kind}>{parts}</span>;
}
