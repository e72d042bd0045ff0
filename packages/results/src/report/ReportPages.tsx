import { Text } from '@sitelens/ui/primitives';
import { formatNumber } from '../internal/format.ts';
import { useReportWords } from '../words/report.ts';
import type { ReportContent } from './ReportContent.ts';
import { Table, TableRoom } from './reportParts.ts';
import { ShownAddress } from './ShownAddress.tsx';

/** The pages of the scan, with how each ended. */
export function ReportPages({ pages, totalPages }: Pick<ReportContent, 'pages' | 'totalPages'>) {
  const t = useReportWords();
  const leftOut = totalPages - pages.length;
  const caption = t('report.pages.caption');
  return (
    <>
      <TableRoom tabIndex={0} aria-label={caption}>
        <Table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('report.pages.page')}</th>
              <th scope="col">{t('report.pages.result')}</th>
              <th scope="col" data-number>
                {t('report.pages.issues')}
              </th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ id, url, title, outcome, accessibilityIssues }) => (
              <tr key={id}>
                <th scope="row">
                  {title !== undefined && title !== '' && (
                    <>
                      <bdi>{title}</bdi>
                      <br />
                    </>
                  )}
                  <ShownAddress href={url} />
                </th>
                <td>{t(`report.pages.outcomes.${outcome}`)}</td>
                <td data-number>{outcome === 'SCANNED' ? formatNumber(accessibilityIssues) : ''}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableRoom>
      {leftOut > 0 && (
        <Text tone="muted">
          {t('report.pages.leftOut', { count: leftOut, number: formatNumber(leftOut) })}
        </Text>
      )}
    </>
  );
}
