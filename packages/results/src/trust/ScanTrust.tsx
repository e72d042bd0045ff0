import type { ScanTrust as Trust } from '@sitelens/api-client/contract';
import { Badge, Card, Heading, type HeadingLevel, Inline, Stack, Text } from '@sitelens/ui/primitives';
import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { useTrustWords } from '../words/trust.ts';
import { TrustPointItem } from './TrustPointItem.tsx';
import { type TrustLevel, trustLevel } from './trustLevel.ts';
import { Points } from './trustParts.ts';
import { type TrustPoint, trustPoints } from './trustPoints.ts';
import { useTrustSentence } from './useTrustSentence.ts';

export interface ScanTrustProps {
  trust: Trust;
  /** Default: 2. */
  level?: HeadingLevel;
}

const LEVELS = {
  WHOLE: { tone: 'success', Icon: ShieldCheck },
  WITH_GAPS: { tone: 'warning', Icon: ShieldQuestion },
  LITTLE: { tone: 'danger', Icon: ShieldAlert },
} as const satisfies Record<TrustLevel, object>;

/** How far the results of a scan can be trusted: in a sentence, then what stood in the way and what to do about it. */
export function ScanTrust({ trust, level = 2 }: ScanTrustProps) {
  const t = useTrustWords();
  const sentence = useTrustSentence();
  const trusted = trustLevel(trust);
  const { tone, Icon } = LEVELS[trusted];
  const points = trustPoints(trust);
  return (
    <Card as="section" aria-label={t('trust.title')} padding="xl">
      <Stack gap="l">
        <Inline justify="space-between">
          <Heading level={level}>{t('trust.title')}</Heading>
          <Badge tone={tone} icon={<Icon aria-hidden />}>
            {t(`trust.levels.${trusted}`)}
          </Badge>
        </Inline>
        <Text>{sentence(trust)}</Text>
        {points.length > 0 && (
          <Points>
            {points.map((point) => (
              <TrustPointItem key={keyOf(point)} point={point} />
            ))}
          </Points>
        )}
      </Stack>
    </Card>
  );
}

/** A kind can be there several times: an obstacle by each name, a failure by each reason. */
function keyOf(point: TrustPoint): string {
  if (point.kind === 'FAILED') return `FAILED ${point.reason}`;
  return 'name' in point ? `${point.kind} ${point.name}` : point.kind;
}
