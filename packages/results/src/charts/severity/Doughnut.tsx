import { Skeleton, useSeverityName } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import type { ApexOptions } from 'apexcharts';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '../../internal/format.ts';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { useChartsWords } from '../../words/charts.ts';
import { commonChart, STILL_STATES } from '../drawing/commonOptions.ts';
import { Drawing } from '../drawing/Drawing.tsx';
import { useRealColours } from '../drawing/useRealColours.ts';
import type { SeverityShare } from './severityShares.ts';

const WIDTH = 280;
const HEIGHT = 200;

const Place = styled.div`
  flex: none;
  width: ${WIDTH}px;
  max-width: 100%;
  height: ${HEIGHT}px;
  overflow: hidden;
`;

const Middle = styled.div`
  display: grid;
  position: absolute;
  inset: 0;
  place-content: center;
  color: ${tokens.color.text};
  line-height: ${tokens.lineHeight.tight};
  pointer-events: none;
  text-align: center;
  strong { font-size: ${tokens.fontSize.xxl}; font-variant-numeric: tabular-nums; font-weight: ${tokens.fontWeight.bold}; }
  span { color: ${tokens.color.textMuted}; font-size: ${tokens.fontSize.xs}; }
`;

const Waiting = styled.div`
  display: grid;
  place-content: center;
  height: ${HEIGHT}px;
`;

const { severity, tone, color } = tokens;
const COLOURS = [
  color.surface,
  severity.critical.mark,
  severity.serious.mark,
  severity.moderate.mark,
  severity.minor.mark,
  tone.neutral.mark,
];
const INDEX = { critical: 1, serious: 2, moderate: 3, minor: 4 } as const;
const UNKNOWN = 5;

/** In forced colours, shades of the reader's own: the gaps and the table tell the parts apart. */
const FORCED = ['Canvas', 'CanvasText', 'CanvasText', 'CanvasText', 'CanvasText', 'GrayText'];

export interface DoughnutProps {
  shares: readonly SeverityShare[];
  /** At least 1. */
  total: number;
}

/** A ring of 280 × 200 px, cut by severity, with the total in its middle. */
export function Doughnut({ shares, total }: DoughnutProps) {
  const t = useChartsWords();
  const nameOf = useSeverityName();
  const place = useRef<HTMLDivElement>(null);
  const isForced = useMediaQuery('(forced-colors: active)');
  const colours = useRealColours(place, isForced ? FORCED : COLOURS);
  const drawn = useMemo(() => shares.filter(({ count }) => count > 0), [shares]);
  const options = useDoughnutOptions(drawn, colours);
  const counts = drawn
    .map((share) =>
      t('charts.severity.part', { severity: nameOf(share.severity), count: formatNumber(share.count) }),
    )
    .join(', ');
  const skeleton = (
    <Waiting>
      <Skeleton isRound width="10rem" height="10rem" />
    </Waiting>
  );
  return (
    <Place ref={place}>
      {colours === undefined ? (
        skeleton
      ) : (
        <Drawing
          // The library's update of a doughnut (4.7.0) keeps the parts that it had: it is drawn anew instead.
          key={counts}
          type="donut"
          label={t('charts.severity.summary', { count: total, total: formatNumber(total), counts })}
          width={WIDTH}
          height={HEIGHT}
          series={drawn.map(({ count }) => count)}
          options={options}
          skeleton={skeleton}
        >
          <Middle>
            <strong>{formatNumber(total)}</strong>
            <span>{t('charts.severity.total', { count: total })}</span>
          </Middle>
        </Drawing>
      )}
    </Place>
  );
}

function useDoughnutOptions(
  drawn: readonly SeverityShare[],
  colours: readonly string[] | undefined,
): ApexOptions {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useMemo(() => {
    const [surface = '#ffffff'] = colours ?? [];
    return {
      chart: commonChart(isStill),
      colors: drawn.map(({ impact }) => colours?.[impact ? INDEX[impact] : UNKNOWN] ?? surface),
      // Numbers, because the library sets labels as HTML and severities come from a server.
      labels: drawn.map((_, index) => String(index)),
      legend: { show: false },
      dataLabels: { enabled: false },
      tooltip: { enabled: false },
      states: STILL_STATES,
      stroke: { width: 3, colors: [surface] },
      plotOptions: { pie: { expandOnClick: false, donut: { size: '72%' } } },
    };
  }, [drawn, colours, isStill]);
}
