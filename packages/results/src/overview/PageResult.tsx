import type { Page, PageOutcome } from '@sitelens/api-client/contract';
import { Badge, Text, type Tone } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { shownUrl } from '../internal/shownUrl.ts';
import { PageObstacles } from '../trust/PageObstacles.tsx';
import { useOverviewWords } from '../words/overview.ts';

const TONES: Readonly<Record<PageOutcome, Tone>> = {
  PENDING: 'info',
  SCANNED: 'success',
  REDIRECTED: 'neutral',
  CANONICALISED: 'neutral',
  BLOCKED_BY_ROBOTS: 'warning',
  NOT_HTML: 'neutral',
  FAILED: 'danger',
};

const Result = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space.xs};
  min-width: 0;
  max-width: 36rem;
`;

/** How a page ended, why where it was not scanned, and what stood in its way. */
export function PageResult({ page }: { page: Page }) {
  return (
    <Result>
      <OutcomeBadge outcome={page.outcome} />
      <OutcomeDetail page={page} />
      <PageObstacles page={page} />
    </Result>
  );
}

function OutcomeBadge({ outcome }: { outcome: PageOutcome }) {
  const t = useOverviewWords();
  return <Badge tone={TONES[outcome]}>{t(`overview.outcomes.${outcome}`)}</Badge>;
}

function OutcomeDetail({ page }: { page: Page }) {
  const t = useOverviewWords();
  const { outcome, reason, httpStatus, leadsTo } = page;
  if (outcome === 'SCANNED') return null;
  if (outcome === 'FAILED') {
    if (!reason) return null;
    return (
      <Text as="span" size="s">
        {t(`overview.reasons.${reason}.why`)}{' '}
        {httpStatus !== undefined && `${t('overview.failure.httpStatus', { status: httpStatus })} `}
        <Text as="span" size="s" tone="muted">
          {t(`overview.reasons.${reason}.next`)}
        </Text>
      </Text>
    );
  }
  return (
    <Text as="span" size="s">
      {leadsTo === undefined
        ? t(`overview.outcomeDetails.${outcome}`)
        : t('overview.pages.leadsTo', { url: shownUrl(leadsTo) })}
    </Text>
  );
}
