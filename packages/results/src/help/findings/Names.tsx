import { Stack, Text } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Snippet } from '../../snippet/Snippet.tsx';
import { useHelpWords } from '../../words/help.ts';
import { namedCode } from '../suggestions/namedCode.ts';
import type { NameSuggestion } from '../suggestions/nameSuggestions.ts';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xs};
  margin: 0;
  padding-inline-start: 1.1rem;
  overflow-wrap: anywhere;
`;

const From = styled.span`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.s};
`;

interface NamesProps {
  /** Inert: see `inertElement`. */
  element: Element;
  suggestions: readonly [NameSuggestion, ...NameSuggestion[]];
}

/** Names that were guessed, each with what it was guessed from, and the first one in the code. */
export function Names({ element, suggestions }: NamesProps) {
  const t = useHelpWords();
  const [first] = suggestions;
  const code = useMemo(() => namedCode(element, first.text), [element, first.text]);
  return (
    <Stack gap="s">
      <Text weight="medium">{t('help.name.suggestions')}</Text>
      <List>
        {suggestions.map(({ text, source }) => (
          <li key={text}>
            “<bdi>{text}</bdi>” <From>({t(`help.name.from.${source}`)})</From>
          </li>
        ))}
      </List>
      <Text size="s" tone="muted">
        {t('help.name.caution')}
      </Text>
      <Text weight="medium">{t('help.name.asCode')}</Text>
      <Snippet code={code} label={t('help.name.asCode')} />
    </Stack>
  );
}
