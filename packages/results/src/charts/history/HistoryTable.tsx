import { VisuallyHidden } from '@sitelens/ui/primitives';
import { formatNumber } from '../../internal/format.ts';
import { useChartsWords } from '../../words/charts.ts';
import { ChartTable } from '../chartTable.ts';
import type { HistoryBar } from './historyBars.ts';

/** The bars' numbers, oldest first as they are drawn. */
export function HistoryTable({ bars }: { bars: readonly HistoryBar[] }) {
  const t = useChartsWords();
  const period = bars[0]?.period ?? 'day';
  return (
    <ChartTable>
      <VisuallyHidden as="caption">{t(`charts.history.captions.${period}`)}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t(`charts.history.periods.${period}`)}</th>
          <th scope="col" data-number="">
            {t('charts.history.scans')}
          </th>
          <th scope="col" data-number="">
            {t('charts.history.issues')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, scans, issues }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-number="">{formatNumber(scans.length)}</td>
            <td data-number="">
              <bdi>
                {formatNumber(issues)}
                {scans.length > 1 && ` ${t('charts.history.average')}`}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </ChartTable>
  );
}
