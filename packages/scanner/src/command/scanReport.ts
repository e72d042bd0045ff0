import type {
  Impact,
  Page,
  PageDimensions,
  PageFailureReason,
  PageObstacle,
  PageOutcome,
  ScreenSize,
  TilesByScreenSize,
} from '@sitelens/api-client/contract';
import { IMPACTS } from '@sitelens/api-client/contract';
import type { SiteAuditRecord } from '../checks/siteAudit/record.ts';
import type { Finding, PageResult, SavedTile } from '../pageResult.ts';
import type { SiteDuplicate } from '../siteAudit/duplicates.ts';

/** What `sitelens scan` answers: `result.json`, or standard output with `--json`. */
export interface ScanReport {
  readonly startUrl: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly endedAt: string;
  readonly screenSizes: readonly ScreenSize[];
  /** In the crawl's order. */
  readonly pages: readonly ReportedPage[];
  /** Of the whole site; empty where the desktop's size, at which it is audited, was not scanned. */
  readonly siteAudit: readonly ReportedAuditIssue[];
  /** Addresses that were asked for, each once, to learn whether they lead anywhere. */
  readonly linksChecked: number;
}

/** A site-audit issue, as the contract has it. */
export type ReportedAuditIssue = SiteAuditRecord | SiteDuplicate;

/** A page of the crawl, with the names that the contract gives these things. */
export interface ReportedPage {
  readonly url: string;
  readonly outcome: PageOutcome;
  /** Why it failed, for FAILED. */
  readonly reason?: PageFailureReason;
  /** What happened, for FAILED; for people. */
  readonly detail?: string;
  readonly httpStatus?: number;
  /** For REDIRECTED and CANONICALISED. */
  readonly leadsTo?: string;
  /** For NOT_HTML. */
  readonly mediaType?: string;
  /** What stood between the scanner and the page's content; absent where nothing did. */
  readonly obstacles?: readonly PageObstacle[];
  /** Everything below: for SCANNED. */
  readonly title?: string;
  readonly dimensions?: Partial<Record<ScreenSize, PageDimensions>>;
  /** File names are relative to `result.json`; absent when nothing was written. */
  readonly screenshots?: TilesByScreenSize;
  readonly screenshotsCutShort?: readonly ScreenSize[];
  /** Accessibility. */
  readonly findings?: readonly Finding[];
  /** Mobile-friendliness. */
  readonly mobileFindings?: readonly Finding[];
}

/** A page of the crawl, and how it ended. */
export interface CrawledResult {
  readonly url: string;
  readonly result?: PageResult;
}

export function toReportedPage({ url, result }: CrawledResult, hasFiles: boolean): ReportedPage {
  if (!result) return { url, outcome: 'PENDING' satisfies Page['outcome'] };
  if (result.outcome === 'FAILED') {
    const { read: _, ...failure } = result;
    return { url, ...failure };
  }
  if (result.outcome !== 'SCANNED') return { url, ...result };
  const { links: _, siteAudit: __, tiles, ...page } = result;
  return hasFiles ? { url, ...page, screenshots: screenshotsOf(tiles) } : { url, ...page };
}

function screenshotsOf(tiles: readonly SavedTile[]): TilesByScreenSize {
  let bySize: TilesByScreenSize = {};
  for (const { screenSize, kind, fileName, yOffset, width, height } of tiles) {
    if (kind !== 'SCREENSHOT') continue;
    bySize = {
      ...bySize,
      [screenSize]: [...(bySize[screenSize] ?? []), { fileName, yOffset, width, height }],
    };
  }
  return bySize;
}

/** Findings by impact, the most severe first. */
export function countByImpact(findings: readonly Finding[]): (readonly [Impact, number])[] {
  return [...IMPACTS]
    .reverse()
    .map((impact) => [impact, findings.filter((finding) => finding.impact === impact).length] as const);
}

/** Whether a finding, of accessibility or of mobile-friendliness, is as severe as that, or more. */
export function hasFindingsFrom(pages: readonly ReportedPage[], least: Impact): boolean {
  return pages
    .flatMap(({ findings = [], mobileFindings = [] }) => [...findings, ...mobileFindings])
    .some(({ impact }) => IMPACTS.indexOf(impact) >= IMPACTS.indexOf(least));
}
