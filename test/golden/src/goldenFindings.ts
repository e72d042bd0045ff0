import {
  type Evaluator,
  type IssuesSinceLastScan,
  isMobileFriendlyIssueId,
  type SinceLastScan,
} from '@sitelens/api-client/contract';
import type { ReportedPage } from '@sitelens/scanner';
import { report } from './report.ts';

type ReportedFinding = NonNullable<ReportedPage['findings']>[number];

/** A finding of the golden scan, the page that it is on, and what has become of it since the last scan. */
export interface GoldenFinding extends ReportedFinding {
  readonly pageIndex: number;
  readonly sinceLastScan: SinceLastScan;
}

/** The two evaluators that find elements. */
export type FindingEvaluator = Extract<Evaluator, 'ACCESSIBILITY' | 'MOBILE_FRIENDLY'>;

/** What one evaluator found, in the crawl's order and then in document order, and what it finds no more. */
interface Found {
  readonly present: readonly GoldenFinding[];
  readonly fixed: readonly GoldenFinding[];
}

const found: Readonly<Record<FindingEvaluator, Found>> = {
  ACCESSIBILITY: foundOn(({ findings = [] }) => findings),
  MOBILE_FRIENDLY: foundOn(({ mobileFindings = [] }) => mobileFindings),
};

/** Accessibility findings. */
export const findings = found.ACCESSIBILITY.present;

/** Accessibility findings of an earlier scan. */
export const fixedFindings = found.ACCESSIBILITY.fixed;

/** All that an evaluator found, what is fixed last. */
export function findingsOf(evaluator: FindingEvaluator): readonly GoldenFinding[] {
  const { present, fixed } = found[evaluator];
  return [...present, ...fixed];
}

/** All findings of a rule or a mobile-friendliness issue, whose ids are never the same; what is fixed last. */
export function findingsOfRule(ruleId: string): readonly GoldenFinding[] {
  const evaluator = isMobileFriendlyIssueId(ruleId) ? 'MOBILE_FRIENDLY' : 'ACCESSIBILITY';
  return findingsOf(evaluator).filter((finding) => finding.ruleId === ruleId);
}

/** Counted findings, fixed ones among them, by what has become of them. */
export function countSinceLastScan(counted: readonly GoldenFinding[]): IssuesSinceLastScan {
  const count = (what: SinceLastScan) => counted.filter(({ sinceLastScan }) => sinceLastScan === what).length;
  return { new: count('NEW'), unchanged: count('UNCHANGED'), fixed: count('FIXED') };
}

/** Whether something with these findings is let through; no filter lets through what is there. */
export function passesSinceLastScan(
  filtered: readonly GoldenFinding[],
  filter: readonly string[] | undefined,
): boolean {
  return filtered.some(({ sinceLastScan }) =>
    filter?.length ? filter.includes(sinceLastScan) : sinceLastScan !== 'FIXED',
  );
}

function foundOn(findingsOn: (page: ReportedPage) => readonly ReportedFinding[]): Found {
  const present = report.pages.flatMap((page, pageIndex) =>
    findingsOn(page).map((finding): GoldenFinding => {
      const sinceLastScan = isNew(finding.id) ? 'NEW' : 'UNCHANGED';
      return { ...finding, pageIndex, sinceLastScan };
    }),
  );
  return { present, fixed: fixedSince(present) };
}

/** One finding in five is new, by its id: the golden scan is the first, and has none to be compared with. */
function isNew(id: string): boolean {
  return numberOf(id) % 5 === 0;
}

/**
 * What an earlier scan found and this one didn't: for one finding in four an element like it, on the same
 * page or, alternately, on the next one that was scanned, which then may fail the rule no more.
 */
function fixedSince(present: readonly GoldenFinding[]): readonly GoldenFinding[] {
  return present
    .filter(({ id }) => numberOf(id) % 4 === 1)
    .map((finding, index) => earlierOne(finding, index % 2 === 0))
    .sort((a, b) => a.pageIndex - b.pageIndex);
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
