import type { ApexOptions } from 'apexcharts';
import { formatNumber } from '../../internal/format.ts';
import { commonChart, STILL_STATES } from '../drawing/commonOptions.ts';
import type { AxisLabels } from './axisLabels.ts';
import type { HistoryBar } from './historyBars.ts';
import { type IssueLevel, issueLevel } from './issueLevel.ts';
import { issueScale } from './issueScale.ts';

/** As `#rrggbb`. */
export interface ChartColours {
  readonly text: string;
  readonly line: string;
  readonly levels: Readonly<Record<IssueLevel, string>>;
}

export interface HistoryLook {
  readonly bars: readonly HistoryBar[];
  readonly colours: ChartColours;
  readonly axis: AxisLabels;
  /** Room of one bar and its gap, in CSS pixels. */
  readonly slot: number;
  readonly isStill: boolean;
  /** What is said of a bar under the pointer. The library sets it as HTML: no text from outside. */
  readonly describe: (bar: HistoryBar) => string;
  readonly titleOf: (index: number) => string;
}

/** Room that the number above a bar needs, in CSS pixels. */
const ROOM_OF_NUMBER = 34;
const FONT_SIZE = '12px';

/** The library's options for the history's bars. */
export function historyOptions(look: HistoryLook): ApexOptions {
  const { bars, colours, axis, slot, isStill } = look;
  return {
    chart: { ...commonChart(isStill), parentHeightOffset: 0 },
    colors: bars.map(({ issues }) => colours.levels[issueLevel(issues)]),
    fill: { opacity: 1 },
    plotOptions: { bar: barOptions(slot) },
    states: STILL_STATES,
    legend: { show: false },
    dataLabels: {
      enabled: slot >= ROOM_OF_NUMBER,
      offsetY: -20,
      formatter: (value: number) => formatNumber(value),
      style: { fontSize: FONT_SIZE, fontWeight: 500, colors: [colours.text] },
    },
    grid: { borderColor: colours.line, strokeDashArray: 3, padding: { top: 8, right: 8 } },
    tooltip: tooltipOf(look),
    xaxis: {
      categories: [...axis.labels],
      axisBorder: { color: colours.line },
      axisTicks: { show: false },
      tooltip: { enabled: false },
      crosshairs: { show: false },
      labels: {
        rotate: axis.isSlanted ? -50 : 0,
        rotateAlways: axis.isSlanted,
        hideOverlappingLabels: false,
        maxHeight: 130,
        style: { colors: colours.text, fontSize: FONT_SIZE },
      },
    },
    yaxis: {
      min: 0,
      ...issueScale(Math.max(...bars.map(({ issues }) => issues))),
      labels: {
        formatter: (value: number) => formatNumber(Math.round(value)),
        style: { colors: [colours.text], fontSize: FONT_SIZE },
      },
    },
  };
}

function barOptions(slot: number): NonNullable<NonNullable<ApexOptions['plotOptions']>['bar']> {
  return {
    distributed: true,
    borderRadius: 2,
    // A single bar as wide as the chart says nothing more.
    columnWidth: `${String(Math.min(70, Math.round((64 / slot) * 100)))}%`,
    dataLabels: { position: 'top', hideOverflowingLabels: false },
  };
}

function tooltipOf({ bars, describe, titleOf }: HistoryLook): NonNullable<ApexOptions['tooltip']> {
  return {
    marker: { show: false },
    x: { formatter: (_value, point?: { dataPointIndex: number }) => titleOf(point?.dataPointIndex ?? -1) },
    y: {
      title: { formatter: () => '' },
      formatter: (_value, point?: { dataPointIndex: number }) => {
        const bar = bars[point?.dataPointIndex ?? -1];
        return bar === undefined ? '' : describe(bar);
      },
    },
  };
}
