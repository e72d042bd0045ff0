import { Button } from '@sitelens/ui/primitives';
import { focusRing, tokens } from '@sitelens/ui/theme';
import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { copyText } from '../internal/copyText.ts';
import { formatNumber } from '../internal/format.ts';
import { useAccessibilityWords } from '../words/accessibility.ts';

/** Longer texts are cut, so that a list of issues can be read over. */
const CUT_AT = 400;
const COPIED_FOR_MS = 2_000;

const Root = styled.div`
  min-width: 0;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surfaceSunken};
`;

const Code = styled.pre`
  max-height: 20rem;
  margin: 0;
  padding: ${tokens.space.s} ${tokens.space.m};
  overflow: auto;
  border-radius: ${tokens.radius.m};
  color: ${tokens.color.text};
  font-family: ${tokens.fontFamily.code};
  font-size: ${tokens.fontSize.xs};
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  tab-size: 2;
  ${focusRing}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space.xs};
  padding: 0 ${tokens.space.xs} ${tokens.space.xs};
`;

export interface SnippetProps {
  /** Hostile: it is only ever shown as text. */
  code: string;
  /** What it is, for those who don't see it. */
  label: string;
}

/** A piece of a page's source, cut where it is long, to be shown whole and copied. */
export function Snippet({ code, label }: SnippetProps) {
  const t = useAccessibilityWords();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { isCopied, copy } = useCopy(code);
  const isLong = code.length > CUT_AT;
  const shown = isLong && !isWhole ? `${code.slice(0, CUT_AT)}…` : code;
  return (
    <Root>
      {/* It scrolls once it is long, and must then be reached by keyboard (WCAG 2.1.1). */}
      <Code
        id={id}
        translate="no"
        dir="ltr"
        {...(isWhole && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <code>{shown}</code>
      </Code>
      <Actions>
        {isLong && (
          <Button
            variant="ghost"
            size="s"
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole
              ? t('accessibility.snippet.showLess')
              : t('accessibility.snippet.showAll', { count: formatNumber(code.length) })}
          </Button>
        )}
        <Button
          variant="ghost"
          size="s"
          icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          aria-label={`${t(isCopied ? 'accessibility.snippet.copied' : 'accessibility.snippet.copy')}: ${label}`}
          onClick={copy}
        >
          {t(isCopied ? 'accessibility.snippet.copied' : 'accessibility.snippet.copy')}
        </Button>
      </Actions>
    </Root>
  );
}

function useCopy(text: string) {
  const t = useAccessibilityWords();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => void copyText(text, t('accessibility.snippet.copyByHand')).then(setIsCopied);
  return { isCopied, copy };
}
