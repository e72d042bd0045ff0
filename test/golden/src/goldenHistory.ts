import type { AccessibilityStatistics, Impact, PropertyCount, Scan } from '@sitelens/api-client/contract';
import { IMPACTS } from '@sitelens/api-client/contract';
import { findings, fixedFindings } from './goldenFindings.ts';
import { goldenId } from './goldenId.ts';
import { goldenScan } from './goldenScan.ts';

const SCAN_TOOK_MS = 63_000;

/** When the scan before the golden one began; what it found follows from what is new and fixed since. */
const PREVIOUS_STARTED_AT = '2026-11-20T09:00:00.000Z';

/** Still earlier scans, several a day at times: when they began, and how many issues each found. */
const EARLIER: readonly (readonly [startedAt: string, totalIssues: number])[] = [
  ['2026-11-18T15:40:00.000Z', 104],
  ['2026-11-18T09:10:00.000Z', 131],
  ['2026-11-12T10:00:00.000Z', 188],
  ['2026-11-05T16:20:00.000Z', 214],
  ['2026-11-05T13:05:00.000Z', 240],
  ['2026-11-05T09:30:00.000Z', 233],
  ['2026-10-29T10:00:00.000Z', 326],
  ['2026-10-22T10:00:00.000Z', 405],
  ['2026-10-15T14:45:00.000Z', 498],
  ['2026-10-15T10:15:00.000Z', 512],
  ['2026-10-08T10:00:00.000Z', 540],
  ['2026-10-01T10:00:00.000Z', 612],
];

type Counts = Readonly<Record<Impact, number>>;

const now = countsOf(findings);

const history: readonly { startedAt: string; counts: Counts }[] = [
  { startedAt: goldenScan.startedAt, counts: now },
  {
    startedAt: PREVIOUS_STARTED_AT,
    counts: countsOf([...findings.filter(({ sinceLastScan }) => sinceLastScan !== 'NEW'), ...fixedFindings]),
  },
  ...EARLIER.map(([startedAt, totalIssues]) => ({ startedAt, counts: spread(totalIssues) })),
];

/** The golden scan and thirteen before it, newest first. */
export const goldenScans: readonly Scan[] = history.map(({ startedAt, counts }, index) =>
  index === 0
    ? goldenScan
    : {
        ...goldenScan,
        scanId: goldenId('scan', index),
        startedAt,
        endedAt: new Date(Date.parse(startedAt) + SCAN_TOOK_MS).toISOString(),
        accessibilityIssues: totalOf(counts),
      },
);

/** How many issues each of these scans found, by impact. */
export const goldenStatistics: AccessibilityStatistics = {
  status: 'data',
  responseByProperty: {
    impact: {
      countByScanId: Object.fromEntries(
        history.map(({ counts }, index) => [goldenId('scan', index), propertyCounts(counts)]),
      ),
    },
  },
};

function countsOf(counted: readonly { impact: Impact }[]): Counts {
  const count = (impact: Impact) => counted.filter((finding) => finding.impact === impact).length;
  return {
    minor: count('minor'),
    moderate: count('moderate'),
    serious: count('serious'),
    critical: count('critical'),
  };
}

/** As many issues, in the golden scan's shares; what rounding leaves over is serious. */
function spread(totalIssues: number): Counts {
  const share = (impact: Impact) => Math.floor((totalIssues * now[impact]) / totalOf(now));
  const rounded = { minor: share('minor'), moderate: share('moderate'), critical: share('critical') };
  return { ...rounded, serious: totalIssues - rounded.minor - rounded.moderate - rounded.critical };
}

function totalOf(counts: Counts): number {
  return IMPACTS.reduce((total, impact) => total + counts[impact], 0);
}

function propertyCounts(counts: Counts): PropertyCount[] {
  return IMPACTS.toReversed()
    .filter((impact) => counts[impact] > 0)
    .map((impact) => ({ propertyValue: impact, count: counts[impact] }));
}
