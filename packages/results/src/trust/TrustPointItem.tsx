import { Text } from '@sitelens/ui/primitives';
import {
  Bot,
  CircleX,
  Cookie,
  CornerUpRight,
  File,
  FileX,
  Gauge,
  LockKeyhole,
  type LucideIcon,
  ScissorsLineDashed,
} from 'lucide-react';
import { formatNumber } from '../internal/format.ts';
import { useOverviewWords } from '../words/overview.ts';
import { useTrustWords } from '../words/trust.ts';
import { TrustPages } from './TrustPages.tsx';
import { Point, PointBody } from './trustParts.ts';
import type { TrustPoint, TrustPointKind } from './trustPoints.ts';

const ICONS: Readonly<Record<TrustPointKind, LucideIcon>> = {
  BOT_CHALLENGE: Bot,
  LOGIN_WALL: LockKeyhole,
  COOKIE_OVERLAY: Cookie,
  FAILED: CircleX,
  BLOCKED_BY_ROBOTS: FileX,
  LIMIT: Gauge,
  ONE_PAGE: File,
  CUT: ScissorsLineDashed,
  ELSEWHERE: CornerUpRight,
};

/** One thing that limits the results: what it means for them, what to do, and on which pages. */
export function TrustPointItem({ point }: { point: TrustPoint }) {
  const t = useTrustWords();
  const title = usePointTitle();
  const { means, next } = usePointWords(point);
  const Icon = ICONS[point.kind];
  return (
    <Point>
      <Icon aria-hidden />
      <PointBody>
        <Text as="div" weight="medium">
          {title(point)}
        </Text>
        <Text as="div" size="s">
          {means}
        </Text>
        {next !== undefined && (
          <Text as="div" size="s" tone="muted">
            {t('trust.next')} {next}
          </Text>
        )}
        {'examples' in point && point.examples.length > 0 && (
          <TrustPages title={title(point)} count={point.count} examples={point.examples} />
        )}
      </PointBody>
    </Point>
  );
}

function usePointTitle(): (point: TrustPoint) => string {
  const t = useTrustWords();
  return (point) => {
    if (!('count' in point)) return t(`trust.points.${point.kind}.title`);
    const { kind, count } = point;
    const title = t(`trust.points.${kind}.title`, { count, number: formatNumber(count) });
    return 'name' in point && point.name !== undefined ? t('trust.by', { title, name: point.name }) : title;
  };
}

function usePointWords(point: TrustPoint): { means: string; next?: string } {
  const t = useTrustWords();
  const ofOverview = useOverviewWords();
  if (point.kind === 'FAILED') {
    const words = `overview.reasons.${point.reason}` as const;
    return { means: ofOverview(`${words}.why`), next: ofOverview(`${words}.next`) };
  }
  if (point.kind === 'ELSEWHERE') return { means: t('trust.points.ELSEWHERE.means') };
  return { means: t(`trust.points.${point.kind}.means`), next: t(`trust.points.${point.kind}.next`) };
}
