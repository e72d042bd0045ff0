import type { Scan } from '@sitelens/api-client/contract';
import { Banner } from '@sitelens/ui/primitives';
import { shownUrl } from '../internal/shownUrl.ts';
import { useOverviewWords } from '../words/overview.ts';

/** Why a scan could not scan any page, and what to do next. */
export function ScanFailureBanner({ failure }: { failure: NonNullable<Scan['failure']> }) {
  const t = useOverviewWords();
  const { outcome, reason = 'SCAN_ERROR', leadsTo, url, httpStatus } = failure;
  const words =
    outcome === 'FAILED'
      ? (`overview.reasons.${reason}` as const)
      : (`overview.failure.outcomes.${outcome}` as const);
  return (
    <Banner tone="danger" title={`${t('overview.failure.title')}: ${t(`${words}.why`)}`}>
      <div>{t(`${words}.next`)}</div>
      {leadsTo !== undefined && <div>{t('overview.pages.leadsTo', { url: shownUrl(leadsTo) })}</div>}
      {outcome === 'FAILED' && httpStatus !== undefined && (
        <div>{t('overview.failure.httpStatus', { status: httpStatus })}</div>
      )}
      {url !== undefined && <div>{t('overview.failure.at', { url: shownUrl(url) })}</div>}
    </Banner>
  );
}
