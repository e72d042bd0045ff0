import { SCREEN_SIZES, type ScanTrust } from '@sitelens/api-client/contract';
import { Heading, Text } from '@sitelens/ui/primitives';
import { formatDateTime, formatNumber } from '../internal/format.ts';
import { useReportWords } from '../words/report.ts';
import type { ReportContent } from './ReportContent.ts';
import { Facts, List } from './reportParts.ts';
import { ShownAddress } from './ShownAddress.tsx';

/** Which pages were tested, when, at which sizes, and what was not. */
export function ReportScope({ content }: { content: ReportContent }) {
  const t = useReportWords();
  const { scan, trust } = content;
  return (
    <>
      <Facts>
        <dt>{t('report.scope.website')}</dt>
        <dd>
          <ShownAddress href={scan.startUrl} />
        </dd>
        <dt>{t('report.scope.began')}</dt>
        <dd>{formatDateTime(scan.startedAt)}</dd>
        {scan.endedAt && (
          <>
            <dt>{t('report.scope.ended')}</dt>
            <dd>{formatDateTime(scan.endedAt)}</dd>
          </>
        )}
        <dt>{t('report.scope.pages')}</dt>
        <dd>
          {t('report.scope.pagesOf', {
            scanned: formatNumber(scan.totalPagesScanned),
            found: formatNumber(scan.totalPagesFound),
          })}
        </dd>
        <dt>{t('report.scope.sizes')}</dt>
        <dd>
          {scan.screenSizes
            .map((size) =>
              t('report.scope.sizeOf', { name: t(`report.scope.size.${size}`), ...SCREEN_SIZES[size] }),
            )
            .join(', ')}
        </dd>
      </Facts>
      <Heading level={3}>{t('report.scope.limits')}</Heading>
      {trust ? <Limits trust={trust} /> : <Text>{t('report.scope.noTrust')}</Text>}
    </>
  );
}

function Limits({ trust }: { trust: ScanTrust }) {
  const t = useReportWords();
  const counted = (count: number) => ({ count, number: formatNumber(count) });
  const skipped = (outcomes: readonly string[], isNamed = true) =>
    trust.skipped
      .filter(({ outcome }) => outcomes.includes(outcome) === isNamed)
      .reduce((sum, { count }) => sum + count, 0);
  const failed = skipped(['FAILED']);
  const blocked = skipped(['BLOCKED_BY_ROBOTS']);
  const elsewhere = skipped(['FAILED', 'BLOCKED_BY_ROBOTS'], false);
  const cut = trust.screenshotsCutShort.count;
  const limits = [
    ...(trust.isPageLimitReached ? [t('report.scope.pageLimit')] : []),
    ...(failed > 0 ? [t('report.scope.skipped.FAILED', counted(failed))] : []),
    ...(blocked > 0 ? [t('report.scope.skipped.BLOCKED_BY_ROBOTS', counted(blocked))] : []),
    ...trust.obstacles.map(({ kind, count }) => t(`report.scope.obstacles.${kind}`, counted(count))),
    ...(cut > 0 ? [t('report.scope.cut', counted(cut))] : []),
    ...(elsewhere > 0 ? [t('report.scope.skipped.OTHER', counted(elsewhere))] : []),
  ];
  if (limits.length === 0) return <Text>{t('report.scope.noLimits')}</Text>;
  return (
    <List>
      {limits.map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </List>
  );
}
