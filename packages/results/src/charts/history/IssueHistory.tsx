import { Button, EmptyState, type HeadingLevel, Stack } from '@sitelens/ui/primitives';
import { ChartColumn, Table } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useChartsWords } from '../../words/charts.ts';
import { ChartCard, ChartWaits, levelBelow } from '../ChartCard.tsx';
import { HistoryChart } from './HistoryChart.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { type HistoryBar, type HistoryScan, historyBars } from './historyBars.ts';
import { LevelLegend } from './LevelLegend.tsx';

export interface IssueHistoryProps {
  /** Scans that have ended, in any order. */
  scans: readonly HistoryScan[];
  /** The latest scan has not ended: there is nothing to draw yet. Default: false. */
  isRunning?: boolean;
  /** Default: 2. */
  level?: HeadingLevel;
}

/** "Accessibility issues history": a bar for each day, week, month or year in which scans ended. */
export function IssueHistory({ scans, isRunning = false, level = 2 }: IssueHistoryProps) {
  const t = useChartsWords();
  const bars = useMemo(() => historyBars(scans), [scans]);
  return (
    <ChartCard title={t('charts.history.title')} level={level}>
      {isRunning && <ChartWaits level={levelBelow(level)} />}
      {!isRunning && bars.length === 0 && (
        <EmptyState
          icon={<ChartColumn />}
          title={t('charts.history.empty')}
          detail={t('charts.history.emptyDetail')}
          level={levelBelow(level)}
        />
      )}
      {!isRunning && bars.length > 0 && <History bars={bars} />}
    </ChartCard>
  );
}

function History({ bars }: { bars: readonly HistoryBar[] }) {
  const t = useChartsWords();
  const tableId = useId();
  const [isTableShown, setIsTableShown] = useState(false);
  return (
    <Stack gap="m">
      <HistoryChart bars={bars} />
      <LevelLegend bars={bars} />
      <div>
        <Button
          size="s"
          icon={<Table aria-hidden />}
          aria-expanded={isTableShown}
          aria-controls={tableId}
          onClick={() => setIsTableShown(!isTableShown)}
        >
          {t(isTableShown ? 'charts.history.hideTable' : 'charts.history.showTable')}
        </Button>
      </div>
      <div id={tableId}>{isTableShown && <HistoryTable bars={bars} />}</div>
    </Stack>
  );
}
