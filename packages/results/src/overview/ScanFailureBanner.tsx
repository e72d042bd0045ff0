import type { Scan } from '@sitelens/api-client/contract';
import { Banner, truncate } from '@sitelens/ui/primitives';
import { useResultsWords } from '../words/useResultsWords.ts';

const URL_LENGTH = 90;

/** Why a scan could not scan any page, and what to do next. */
export function ScanFailureBanner({ failure }: { failure: NonNullable<Scan['failure']> }) {
  const t = useResultsWords();
  const { reason, url, httpStatus } = failure;
  return (
    <Banner tone="danger" title={`${t('overview.failure.title')}: ${t(`overview.reasons.${reason}.why`)}`}>
      <div>{t(`overview.reasons.${reason}.next`)}</div>
      {httpStatus !== undefined && <div>{t('overview.failure.httpStatus', { status: httpStatus })}</div>}
      {url !== undefined && <div>{t('overview.failure.at', { url: truncate(url, URL_LENGTH) })}</div>}
    </Banner>
  );
}
