import type { CommonComponent, CommonComponentExample } from '@sitelens/api-client/contract';
import { Button, Stack, Text } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '../../internal/format.ts';
import { useSimilarIssuesWords } from '../../words/similarIssues.ts';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xl};
  margin: 0;
  padding: 0;
  list-style: none;
  > li { min-width: 0; outline: none; }
  > li + li { padding-top: ${tokens.space.xl}; border-top: 1px solid ${tokens.color.border}; }
`;

/** Alike on all pages, one tells nearly all; the others are asked for. */
const SHOWN_AT_FIRST = 1;

interface SimilarIssueExamplesProps {
  component: CommonComponent;
  renderExample: (example: CommonComponentExample, component: CommonComponent) => ReactNode;
  renderRedaction?: ((redactedExamples: number) => ReactNode) | undefined;
}

/** A component's issues on some of its pages; the first one, until more are asked for. */
export function SimilarIssueExamples(props: SimilarIssueExamplesProps) {
  const { component, renderExample, renderRedaction } = props;
  const { examples, redactedExamples } = component;
  const t = useSimilarIssuesWords();
  const [isWhole, setIsWhole] = useState(false);
  const second = useFocusOnceShown(isWhole);
  const shown = isWhole ? examples : examples.slice(0, SHOWN_AT_FIRST);
  const hidden = examples.length - shown.length;
  return (
    <Stack gap="l">
      {shown.length > 0 && (
        <List aria-label={t('similarIssues.examples')}>
          {shown.map((example, index) => (
            <li key={example.issueId} ref={index === SHOWN_AT_FIRST ? second : undefined} tabIndex={-1}>
              {renderExample(example, component)}
            </li>
          ))}
        </List>
      )}
      {hidden > 0 && (
        <div>
          <Button size="s" onClick={() => setIsWhole(true)}>
            {t('similarIssues.showMore', { count: hidden, examples: formatNumber(hidden) })}
          </Button>
        </div>
      )}
      {redactedExamples > 0 && (
        <RedactedExamples count={redactedExamples} prompt={renderRedaction?.(redactedExamples)} />
      )}
    </Stack>
  );
}

/** The button that was pressed goes: the focus then goes on with what it brought. */
function useFocusOnceShown(isShown: boolean) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) element.current?.focus();
  }, [isShown]);
  return element;
}

const Placeholder = styled.div`
  padding: ${tokens.space.l};
  border: 1px dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.m};
`;

/** In place of examples that are withheld: how many, and what to do about it. */
function RedactedExamples({ count, prompt }: { count: number; prompt: ReactNode }) {
  const t = useSimilarIssuesWords();
  return (
    <Placeholder data-redacted>
      {prompt ?? (
        <Text size="s" tone="muted">
          {t('similarIssues.redacted', { count, examples: formatNumber(count) })}
        </Text>
      )}
    </Placeholder>
  );
}
