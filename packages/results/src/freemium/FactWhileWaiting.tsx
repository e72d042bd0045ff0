import { Heading, Stack, Text } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { useAccessibilityFactsWords } from '../words/accessibilityFacts.ts';
import { useFreemiumWords } from '../words/freemium.ts';
import { factOf } from './accessibilityFacts.ts';

const Root = styled.aside`
  padding: ${tokens.space.l};
  border-inline-start: 3px solid ${tokens.color.accent};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surfaceSunken};
`;

/** Something to know about accessibility, and who says so. */
export function FactWhileWaiting({ scanId }: { scanId: string }) {
  const t = useFreemiumWords();
  const facts = useAccessibilityFactsWords();
  const fact = factOf(scanId);
  if (fact === undefined) return null;
  const { key, source, year } = fact;
  return (
    <Root aria-label={t('freemium.waiting.fact')}>
      <Stack gap="xs">
        <Heading level={3} look={4}>
          {t('freemium.waiting.fact')}
        </Heading>
        <Text>{facts(`accessibilityFacts.${key}`)}</Text>
        <Text size="s" tone="muted">
          {t('freemium.waiting.source', { source, year })}
        </Text>
      </Stack>
    </Root>
  );
}
