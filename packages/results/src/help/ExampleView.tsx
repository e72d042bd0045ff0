import { Text } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import { Snippet } from '../snippet/Snippet.tsx';
import { useHelpWords } from '../words/help.ts';
import type { Example } from './Article.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
  margin-top: ${tokens.space.s};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${tokens.space.m} ${tokens.space.l};
  > figure { display: flex; flex-direction: column; gap: ${tokens.space.xs}; min-width: 0; margin: 0; }
`;

const Caption = styled.figcaption<{ $colour: string }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  font-size: ${tokens.fontSize.s};
  font-weight: ${tokens.fontWeight.medium};
  > svg { width: 1.1em; height: 1.1em; color: ${({ $colour }) => $colour}; }
`;

/** Code with the issue, and without it. */
export function ExampleView({ example }: { example: Example }) {
  const t = useHelpWords();
  const { title, language = 'html', before, after } = example;
  const label = (state: string) => t('help.codeOf', { state, title: title ?? t('help.example') });
  return (
    <Root>
      {title !== undefined && <Text weight="medium">{title}</Text>}
      <Pair>
        <figure>
          <Caption $colour={tokens.tone.danger.mark}>
            <X aria-hidden />
            {t('help.before')}
          </Caption>
          <Snippet code={before} language={language} label={label(t('help.before'))} />
        </figure>
        <figure>
          <Caption $colour={tokens.tone.success.mark}>
            <Check aria-hidden />
            {t('help.after')}
          </Caption>
          <Snippet code={after} language={language} label={label(t('help.after'))} />
        </figure>
      </Pair>
    </Root>
  );
}
