import type { IssuesSinceLastScan, SinceLastScan } from '@sitelens/api-client/contract';
import { report } from './report.ts';

type ReportedFinding = NonNullable<(typeof report.pages)[number]['findings']>[number];

/** A finding of the golden scan, the page that it is on, and what has become of it since the last scan. */
export interface GoldenFinding extends ReportedFinding {
  readonly pageIndex: number;
  readonly sinceLastScan: SinceLastScan;
}

/** One finding in five is new, by its id: the golden scan is the first, and has none to be compared with. */
const isNew = (id: string) => numberOf(id) % 5 === 0;

/** In the crawl's order, then in document order. */
export const findings: readonly GoldenFinding[] = report.pages.flatMap((page, pageIndex) =>
  (page.findings ?? []).map((finding) => ({
    ...finding,
    pageIndex,
    sinceLastScan: isNew(finding.id) ? 'NEW' : 'UNCHANGED',
  })),
);

/**
 * What an earlier scan found and this one didn't: for one finding in four an element like it, on the same
 * page or, alternately, on the next one that was scanned, which then may fail the rule no more.
 */
export const fixedFindings: readonly GoldenFinding[] = findings
  .filter(({ id }) => numberOf(id) % 4 === 1)
  .map((finding, index) => earlierOne(finding, index % 2 === 0))
  .sort((a, b) => a.pageIndex - b.pageIndex);

/** Counted findings, fixed ones among them, by what has become of them. */
export function countSinceLastScan(counted: readonly GoldenFinding[]): IssuesSinceLastScan {
  const count = (what: SinceLastScan) => counted.filter(({ sinceLastScan }) => sinceLastScan === what).length;
  return { new: count('NEW'), unchanged: count('UNCHANGED'), fixed: count('FIXED') };
}

/** Whether something with these findings is let through; no filter lets through what is there. */
export function passesSinceLastScan(
  found: readonly GoldenFinding[],
  filter: readonly string[] | undefined,
): boolean {
  return found.some(({ sinceLastScan }) =>
    filter?.length ? filter.includes(sinceLastScan) : sinceLastScan !== 'FIXED',
  );
}

/** Without boxes, since its place was on another picture. */
function earlierOne(finding: GoldenFinding, onSamePage: boolean): GoldenFinding {
  return {
    ...finding,
    id: [...finding.id].reverse().join(''),
    html: finding.html.replace(/\bid="/, 'id="last-'),
    target: finding.target.map((part) => (typeof part === 'string' ? part.replace(/^#/, '#last-') : part)),
    relatedNodes: [],
    boundingBoxes: {},
    pageIndex: onSamePage ? finding.pageIndex : nextScanned(finding.pageIndex),
    sinceLastScan: 'FIXED',
  };
}

function nextScanned(pageIndex: number): number {
  const next = report.pages.findIndex(({ outcome }, index) => index > pageIndex && outcome === 'SCANNED');
  return next < 0 ? pageIndex : next;
}

/** Ids are hexadecimal hashes: as good as dice, and the same each time. */
function numberOf(id: string): number {
  return Number.parseInt(id.slice(-6), 16);
}
