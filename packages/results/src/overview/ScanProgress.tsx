import type { ScanProgress as Progress } from '@sitelens/api-client/contract';
import {
  Card,
  Heading,
  type HeadingLevel,
  Inline,
  ProgressBar,
  Stack,
  Text,
  VisuallyHidden,
} from '@sitelens/ui/primitives';
import { formatNumber } from '../internal/format.ts';
import { shownUrl } from '../internal/shownUrl.ts';
import { useOverviewWords } from '../words/overview.ts';
import { announcedPercent } from './announcedProgress.ts';
import { countedProgress } from './countedProgress.ts';
import { Fact, Facts } from './Facts.tsx';

export interface ScanProgressProps {
  progress: Progress;
  /** Found so far. */
  accessibilityIssues: number;
  /** Default: 2. */
  level?: HeadingLevel;
}

/** What a running scan is doing and how far it has got. */
export function ScanProgress({ progress, accessibilityIssues, level = 2 }: ScanProgressProps) {
  const t = useOverviewWords();
  const { phase, pagesFound, pagesScanned, linksFound, linksChecked = 0, currentUrl } = progress;
  const counted = countedProgress(progress);
  const { unit, done, found } = counted;
  const value = t(`overview.progress.value.${unit}`, {
    done: formatNumber(done),
    found: formatNumber(found),
  });
  const phaseWord = t(`overview.progress.phases.${phase}`);
  return (
    <Card as="section" aria-label={t('overview.progress.title')} padding="xl">
      <Stack gap="l">
        <Heading level={level}>{t('overview.progress.title')}</Heading>
        <Stack gap="s">
          <Inline justify="space-between" gap="m">
            <Text weight="medium">{phaseWord}</Text>
            <Text size="s" tone="muted" isTabular>
              {value}
            </Text>
          </Inline>
          <ProgressBar
            label={t('overview.progress.bar')}
            value={counted.isIndefinite ? null : done}
            max={Math.max(1, found)}
            valueText={`${phaseWord}, ${value}`}
          />
          {/* Its line stays when it is empty, so that nothing jumps. */}
          <Text size="s" tone="muted" {...(currentUrl && { title: currentUrl })}>
            {currentUrl === undefined ? '\u00a0' : t('overview.progress.now', { url: shownUrl(currentUrl) })}
          </Text>
        </Stack>
        <Facts>
          <Fact name={t('overview.progress.pagesFound')} value={formatNumber(pagesFound)} />
          <Fact name={t('overview.progress.pagesScanned')} value={formatNumber(pagesScanned)} />
          {linksFound !== undefined && (
            <Fact
              name={t('overview.progress.linksChecked')}
              value={formatNumber(linksChecked)}
              detail={t('overview.progress.ofFound', { found: formatNumber(linksFound) })}
            />
          )}
          <Fact name={t('overview.progress.issues')} value={formatNumber(accessibilityIssues)} />
        </Facts>
        <Text size="s" tone="muted">
          {t('overview.progress.note')}
        </Text>
        <VisuallyHidden role="status">
          {t(`overview.progress.announced.${unit}`, {
            phase: phaseWord,
            percent: announcedPercent(counted),
          })}
        </VisuallyHidden>
      </Stack>
    </Card>
  );
}
