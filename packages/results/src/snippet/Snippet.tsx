import { Button, Text, VisuallyHidden } from '@sitelens/ui/primitives';
import { useId, useMemo, useState } from 'react';
import { formatNumber } from '../internal/format.ts';
import { useIsScrollable } from '../internal/useIsScrollable.ts';
import { useSnippetWords } from '../words/snippet.ts';
import { Code } from './Code.tsx';
import { CopyButton } from './CopyButton.tsx';
import type { CodeLanguage } from './codeLanguages.ts';
import { excerpt } from './excerpt.ts';
import { Actions, Root, Scroller } from './snippetParts.ts';
import type { TextRange } from './TextRange.ts';

/** Long enough for nearly every start tag, short enough that a list of issues can be read over. */
const MAX_LENGTH = 500;
const NONE: readonly TextRange[] = [];

export interface SnippetProps {
  /** Hostile: it is only ever shown as text. */
  code: string;
  /** Default: `html`. */
  language?: CodeLanguage;
  /** What it is, for those who don't see it. */
  label: string;
  /** What of the code fails, as from `failingParts`; it is marked. */
  failingParts?: readonly TextRange[] | undefined;
  /** Longer code is cut until it is asked for whole. In UTF-16 code units. Default: 500. */
  maxLength?: number;
}

/** A piece of source code, coloured, with what fails marked; cut where it is long, to be shown whole and copied. */
export function Snippet(props: SnippetProps) {
  const { code, language = 'html', label, failingParts = NONE, maxLength = MAX_LENGTH } = props;
  const t = useSnippetWords();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { ref, isScrollable } = useIsScrollable();
  const range = useMemo(
    () => (isWhole ? { start: 0, end: code.length } : excerpt(code, failingParts, maxLength)),
    [isWhole, code, failingParts, maxLength],
  );
  if (code === '') return <Text tone="muted">{t('snippet.empty')}</Text>;
  return (
    <Root>
      <Scroller
        ref={ref}
        id={id}
        translate="no"
        dir="ltr"
        $isWhole={isWhole}
        {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        {range.start > 0 && <Ellipsis words={t('snippet.cutBefore')} />}
        <Code code={code} language={language} failingParts={failingParts} range={range} />
        {range.end < code.length && '…'}
      </Scroller>
      <Actions>
        {code.length > maxLength && (
          <Button
            variant="ghost"
            size="s"
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? t('snippet.showLess') : t('snippet.showAll', { count: formatNumber(code.length) })}
          </Button>
        )}
        <CopyButton text={code} label={label} />
      </Actions>
    </Root>
  );
}

function Ellipsis({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden>…</span>
      <VisuallyHidden>{words} </VisuallyHidden>
    </>
  );
}
