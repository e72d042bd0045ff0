import { Skeleton } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import type { ApexOptions } from 'apexcharts';
import { type ReactNode, useMemo, useRef } from 'react';
import { formatNumber } from '../../internal/format.ts';
import { useElementSize } from '../../internal/useElementSize.ts';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { useChartsWords } from '../../words/charts.ts';
import { Drawing } from '../drawing/Drawing.tsx';
import { useRealColours } from '../drawing/useRealColours.ts';
import { axisLabels } from './axisLabels.ts';
import type { HistoryBar } from './historyBars.ts';
import { type ChartColours, historyOptions } from './historyOptions.ts';
import { LEVEL_COLOURS, LEVELS } from './levelColours.ts';

const HEIGHT = 280;
/** Taken by the numbers of the vertical axis, in CSS pixels. */
const AXIS_WIDTH = 56;

const COLOURS = [tokens.color.textMuted, tokens.color.border, ...LEVELS.map((level) => LEVEL_COLOURS[level])];
const FORCED = ['CanvasText', 'GrayText', ...LEVELS.map(() => 'CanvasText')];

function named(colours: readonly string[]): ChartColours {
  const [text = '#000000', line = text, few = text, some = text, many = text, veryMany = text] = colours;
  return { text, line, levels: { few, some, many, veryMany } };
}

/** The history as bars. */
export function HistoryChart({ bars }: { bars: readonly HistoryBar[] }) {
  const place = useRef<HTMLDivElement>(null);
  const { width } = useElementSize(place);
  const isForced = useMediaQuery('(forced-colors: active)');
  const colours = useRealColours(place, isForced ? FORCED : COLOURS);
  const skeleton = <Skeleton height={`${String(HEIGHT)}px`} />;
  return (
    <div ref={place} style={{ minWidth: 0, minHeight: HEIGHT }}>
      {colours === undefined || width === 0 ? (
        skeleton
      ) : (
        <Bars bars={bars} width={width} colours={colours} skeleton={skeleton} />
      )}
    </div>
  );
}

interface BarsProps {
  bars: readonly HistoryBar[];
  /** Of the chart, in CSS pixels. */
  width: number;
  colours: readonly string[];
  skeleton: ReactNode;
}

function Bars({ bars, width, colours, skeleton }: BarsProps) {
  const t = useChartsWords();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const slot = (width - AXIS_WIDTH) / bars.length;
  const options = useMemo((): ApexOptions => {
    const suffixed = bars.map(({ label, scans }) => ({
      label,
      suffix: scans.length > 1 ? t('charts.history.average') : '',
    }));
    return historyOptions({
      colours: named(colours),
      bars,
      axis: axisLabels(suffixed, slot),
      slot,
      isStill,
      describe: ({ issues, scans }) =>
        t('charts.history.ofScans', { issues: formatNumber(issues), count: scans.length }),
      titleOf: (index) => `${suffixed[index]?.label ?? ''} ${suffixed[index]?.suffix ?? ''}`.trim(),
    });
  }, [bars, colours, slot, isStill, t]);
  const series = useMemo(
    () => [{ name: t('charts.history.issues'), data: bars.map(({ issues }) => issues) }],
    [bars, t],
  );
  return (
    <Drawing
      type="bar"
      label={useSummary(bars)}
      width="100%"
      height={HEIGHT}
      series={series}
      options={options}
      skeleton={skeleton}
    />
  );
}

function useSummary(bars: readonly HistoryBar[]): string {
  const t = useChartsWords();
  const first = bars[0];
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return '';
  const issues = formatNumber(last.issues);
  if (bars.length === 1)
    return t('charts.history.summaryOfOne', { count: last.issues, label: last.label, issues });
  return t('charts.history.summary', {
    bars: bars.length,
    first: first.label,
    last: last.label,
    issues,
  });
}
