import type { Impact } from '@sitelens/api-client/contract';
import { EmptyState, type HeadingLevel } from '@sitelens/ui/primitives';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useChartsWords } from '../../words/charts.ts';
import { ChartCard, ChartWaits, levelBelow } from '../ChartCard.tsx';
import { Doughnut } from './Doughnut.tsx';
import { SeverityTable } from './SeverityTable.tsx';
import { BesideChart } from './severityParts.ts';
import { severityShares } from './severityShares.ts';

export interface SeverityDoughnutProps {
  /** Counts of issues by impact. Severities that we don't know are shown with the name that they have here. */
  counts: Readonly<Record<string, number>>;
  /** The latest scan has not ended: there is nothing to draw yet. Default: false. */
  isRunning?: boolean;
  /** Where the issues of one severity are listed. */
  severityHref?: ((impact: Impact) => string) | undefined;
  /** Below the chart, such as a way to all issues. */
  footer?: ReactNode;
  /** Default: 2. */
  level?: HeadingLevel;
}

/** "Total accessibility issues" by severity: a doughnut, and the table with its numbers. */
export function SeverityDoughnut(props: SeverityDoughnutProps) {
  const { counts, isRunning = false, severityHref, footer, level = 2 } = props;
  const t = useChartsWords();
  const shares = useMemo(() => severityShares(counts), [counts]);
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartCard title={t('charts.severity.title')} level={level}>
      {isRunning ? (
        <ChartWaits level={levelBelow(level)} />
      ) : (
        <BesideChart>
          {total > 0 ? (
            <Doughnut shares={shares} total={total} />
          ) : (
            <EmptyState
              icon={<CircleCheck />}
              title={t('charts.severity.empty')}
              detail={t('charts.severity.emptyDetail')}
              level={levelBelow(level)}
            />
          )}
          <div>
            <SeverityTable shares={shares} total={total} severityHref={severityHref} />
          </div>
        </BesideChart>
      )}
      {footer}
    </ChartCard>
  );
}
