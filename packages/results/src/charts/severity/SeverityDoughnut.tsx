import type { Impact } from '@sitelens/api-client/contract';
import { EmptyState, type HeadingLevel } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { useChartsWords } from '../../words/charts.ts';
import { ChartCard, ChartWaits, levelBelow } from '../ChartCard.tsx';
import { Doughnut } from './Doughnut.tsx';
import { SeverityTable } from './SeverityTable.tsx';
import { severityShares } from './severityShares.ts';

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.xl};
  > :last-child { flex: 1 1 16rem; min-width: 0; }
`;

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
        <Beside>
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
        </Beside>
      )}
      {footer}
    </ChartCard>
  );
}
