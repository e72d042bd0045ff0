import type { Impact } from '@sitelens/api-client/contract';
import { SeverityBadge, TextLink, useSeverityName, VisuallyHidden } from '@sitelens/ui/primitives';
import { formatNumber } from '../../internal/format.ts';
import { useChartsWords } from '../../words/charts.ts';
import { ChartTable } from '../chartTable.ts';
import { formatShare, type SeverityShare } from './severityShares.ts';

export interface SeverityTableProps {
  shares: readonly SeverityShare[];
  total: number;
  severityHref?: ((impact: Impact) => string) | undefined;
}

/** The doughnut's numbers. */
export function SeverityTable({ shares, total, severityHref }: SeverityTableProps) {
  const t = useChartsWords();
  return (
    <ChartTable>
      <VisuallyHidden as="caption">{t('charts.severity.caption')}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t('charts.severity.severity')}</th>
          <th scope="col" data-number="">
            {t('charts.severity.issues')}
          </th>
          <th scope="col" data-number="">
            {t('charts.severity.share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {shares.map((row) => (
          <tr key={row.severity}>
            <th scope="row">
              {row.impact ? <SeverityBadge impact={row.impact} /> : <bdi>{row.severity}</bdi>}
            </th>
            <td data-number="">
              <Count {...row} href={row.impact && row.count > 0 ? severityHref?.(row.impact) : undefined} />
            </td>
            <td data-number="">{total === 0 ? '–' : formatShare(row.share)}</td>
          </tr>
        ))}
      </tbody>
    </ChartTable>
  );
}

function Count({ href, ...row }: SeverityShare & { href: string | undefined }) {
  const t = useChartsWords();
  const severity = useSeverityName()(row.severity);
  const issues = formatNumber(row.count);
  if (href === undefined) return issues;
  return (
    <TextLink href={href} isStandalone>
      <span aria-hidden>{issues}</span>
      <VisuallyHidden>{t('charts.severity.open', { count: row.count, issues, severity })}</VisuallyHidden>
    </TextLink>
  );
}
