import type {
  AccessibilityCategory,
  AccessibilityCategoryList,
  AccessibilityIssue,
  AccessibilityIssueList,
  AccessibilityRulePageList,
  Impact,
  Page,
  Project,
  Scan,
  ScreenSize,
  Subscription,
  Thumbnails,
} from '@sitelens/api-client/contract';
import { byImpactMostSevereFirst } from '@sitelens/api-client/contract';
import { accessibilityRule, disabilitiesAffected } from '@sitelens/results/catalogue';
import { goldenId } from './goldenId.ts';
import { report } from './report.ts';

/** Where Storybook serves the golden scan's pictures. */
const FILES = '/golden';
const SIZES: readonly ScreenSize[] = ['desktop', 'tablet', 'phone'];

const PROJECT_ID = goldenId('project', 0);
const SCAN_ID = goldenId('scan', 0);

function thumbnailsOf(index: number): Thumbnails {
  const { outcome, screenshots } = page(index);
  if (outcome !== 'SCANNED') return {};
  const sizes = Object.keys(screenshots ?? {}).length > 0 ? SIZES : (['desktop'] as const);
  return Object.fromEntries(sizes.map((size) => [size, `${FILES}/pages/${index}/${size}-thumbnail.jpg`]));
}

function page(index: number) {
  const found = report.pages[index];
  if (!found) throw new RangeError(`The golden scan has no page ${index}.`);
  return found;
}

/** The pages of the golden scan, in the crawl's order. */
export const goldenPages: readonly Page[] = report.pages.map((reported, index) => {
  const thumbnails = Object.entries(thumbnailsOf(index)).map(
    ([size, fileName]) => [size, [{ fileName, yOffset: 0, width: 320, height: 180 }]] as const,
  );
  const tiles = Object.entries(reported.screenshots ?? {}).map(
    ([size, strips]) =>
      [size, strips.map((tile) => ({ ...tile, fileName: `${FILES}/${tile.fileName}` }))] as const,
  );
  const { findings, screenshots: _, detail: _detail, mediaType: _mediaType, ...rest } = reported;
  return {
    ...rest,
    id: goldenId('page', index),
    scanId: SCAN_ID,
    accessibilityIssues: findings?.length ?? 0,
    scannedAt: report.endedAt,
    screenshots: { SCREENSHOT: Object.fromEntries(tiles), THUMBNAIL: Object.fromEntries(thumbnails) },
    dimensions: reported.dimensions ?? {},
  };
});

const findings = report.pages.flatMap((reported, pageIndex) =>
  (reported.findings ?? []).map((finding) => ({ ...finding, pageIndex })),
);

/** The golden scan as its project lists it. */
export const goldenScan: Scan = {
  scanId: SCAN_ID,
  projectId: PROJECT_ID,
  startedAt: report.startedAt,
  endedAt: report.endedAt,
  status: 'COMPLETED',
  startUrl: report.startUrl,
  totalPagesScanned: goldenPages.filter(({ outcome }) => outcome === 'SCANNED').length,
  totalPagesFound: goldenPages.length,
  accessibilityIssues: findings.length,
  screenSizes: SIZES.map((screenSize) => ({
    screenSize,
    evaluators: ['ACCESSIBILITY', 'SCREENSHOT', 'THUMBNAIL'],
  })),
  progress: { phase: 'FINISHED', pagesFound: goldenPages.length, pagesScanned: goldenPages.length },
};

/** The project that the golden scan belongs to. */
export const goldenProject: Project = {
  id: PROJECT_ID,
  name: 'Harbour & Pine',
  startUrl: report.startUrl,
  allowedDomains: ['*.127.0.0.1'],
  maxPages: 100,
  maxSimultaneousPages: 3,
  thumbnails: thumbnailsOf(0),
  scans: [goldenScan],
  createdAt: report.startedAt,
  deleted: false,
};

/** What the golden project's organisation may use. */
export const goldenSubscription: Subscription = {
  id: goldenId('subscription', 0),
  status: 'TRIALING',
  userRole: 'OWNER',
  trialExpired: false,
  isQuotaExceeded: false,
  allowedTargets: [new URL(report.startUrl).host],
};

/** The rules that failed, as the API lists them. */
export function goldenCategories(currentPage = 0, limit = 10): AccessibilityCategoryList {
  const byRule = Map.groupBy(findings, ({ ruleId }) => ruleId);
  const rows = [...byRule].map(([id, found]) => goldenCategory(id, found));
  rows.sort(
    (a, b) =>
      byImpactMostSevereFirst(a.impact, b.impact) ||
      b.totalIssues - a.totalIssues ||
      a.id.localeCompare(b.id),
  );
  return {
    data: rows.slice(currentPage * limit, (currentPage + 1) * limit),
    paginationDetails: { totalRecords: rows.length, currentPage, limit },
  };
}

function goldenCategory(
  id: string,
  found: readonly Pick<AccessibilityIssue, 'impact' | 'tags'>[],
): AccessibilityCategory {
  return {
    id,
    totalIssues: found.length,
    tags: [...(found[0]?.tags ?? [])],
    disabilitiesAffected: [...disabilitiesAffected(id)],
    impact: found.length > 0 ? mostSevere(found) : (accessibilityRule(id)?.impact ?? 'minor'),
  };
}

function mostSevere(found: readonly Pick<AccessibilityIssue, 'impact'>[]): Impact {
  const [worst] = found.map(({ impact }) => impact).sort(byImpactMostSevereFirst);
  return worst ?? 'minor';
}

/** The pages that fail a rule, most issues first. */
export function goldenRulePages(ruleId: string): AccessibilityRulePageList {
  const ofRule = findings.filter((finding) => finding.ruleId === ruleId);
  const byPage = Map.groupBy(ofRule, ({ pageIndex }) => pageIndex);
  const content = [...byPage].map(([index, found]) => ({
    id: `${ruleId}:${goldenId('page', index)}`,
    pageId: goldenId('page', index),
    pageUrl: page(index).url,
    thumbnails: thumbnailsOf(index),
    totalIssues: found.length,
    redacted: false,
  }));
  content.sort((a, b) => b.totalIssues - a.totalIssues);
  return { content, totalElements: content.length, rule: goldenCategory(ruleId, ofRule) };
}

/** A page by its id. */
export function goldenPage(pageId: string): Page | undefined {
  return goldenPages.find(({ id }) => id === pageId);
}

/** The issues of a rule on a page, in document order. */
export function goldenIssues(pageId: string, ruleId: string): AccessibilityIssueList {
  const shown = goldenPage(pageId);
  const content: AccessibilityIssue[] = findings
    .filter((finding) => finding.ruleId === ruleId && goldenId('page', finding.pageIndex) === pageId)
    .map(({ pageIndex: _, ...finding }) => ({
      ...finding,
      redacted: false,
      pageUrl: shown?.url ?? '',
      screenshots: shown?.screenshots ?? { SCREENSHOT: {}, THUMBNAIL: {} },
    }));
  return { content, totalElements: content.length };
}
