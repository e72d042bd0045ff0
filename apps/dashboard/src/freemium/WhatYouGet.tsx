import { Heading, Stack, Text } from '@sitelens/ui/primitives';
import { Globe, type LucideIcon, MonitorSmartphone, SquareDashedMousePointer, Wrench } from 'lucide-react';
import { Gets } from './landingParts.ts';
import { useLandingWords } from './landingWords.ts';

const GETS = [
  ['marked', SquareDashedMousePointer],
  ['sizes', MonitorSmartphone],
  ['fix', Wrench],
  ['whole', Globe],
] as const satisfies readonly (readonly [string, LucideIcon])[];

export function WhatYouGet() {
  const t = useLandingWords();
  return (
    <Stack gap="l">
      <Heading level={2}>{t('landing.gets.title')}</Heading>
      {/* Safari takes a list without marks for none. */}
      <Gets role="list">
        {GETS.map(([key, Icon]) => (
          <li key={key}>
            <Icon aria-hidden />
            <Heading level={3}>{t(`landing.gets.${key}.title`)}</Heading>
            <Text tone="muted">{t(`landing.gets.${key}.detail`)}</Text>
          </li>
        ))}
      </Gets>
    </Stack>
  );
}
