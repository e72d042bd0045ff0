import { Card, EmptyState, Heading, type HeadingLevel, Stack } from '@sitelens/ui/primitives';
import { Radar } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChartsWords } from '../words/charts.ts';

export interface ChartCardProps {
  title: string;
  level: HeadingLevel;
  children: ReactNode;
}

/** A chart's frame and heading. */
export function ChartCard({ title, level, children }: ChartCardProps) {
  return (
    <Card as="section" aria-label={title} padding="xl">
      <Stack gap="l">
        <Heading level={level}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}

/** In a chart's place while the latest scan has not ended. */
export function ChartWaits({ level }: { level: HeadingLevel }) {
  const t = useChartsWords();
  return (
    <EmptyState
      icon={<Radar />}
      title={t('charts.running.title')}
      detail={t('charts.running.detail')}
      level={level}
    />
  );
}

/** One below, for what stands under a heading. */
export function levelBelow(level: HeadingLevel): HeadingLevel {
  const below = { 1: 2, 2: 3, 3: 4, 4: 4 } as const;
  return below[level];
}
