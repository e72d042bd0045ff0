import type { Page, ScanTrust, TrustExample } from '@sitelens/api-client/contract';
import { goldenPages } from './goldenPages.ts';

const EXAMPLES = 5;

/** How far the golden scan can be trusted, counted from its pages. */
export const goldenScanTrust: ScanTrust = {
  pagesFound: goldenPages.length,
  pagesScanned: goldenPages.filter(({ outcome }) => outcome === 'SCANNED').length,
  isPageLimitReached: false,
  skipped: groupsOf(
    goldenPages.filter(({ outcome }) => outcome !== 'SCANNED'),
    ({ outcome, reason }) => (reason === undefined ? { outcome } : { outcome, reason }),
  ),
  obstacles: [],
  screenshotsCutShort: { count: 0, examples: [] },
};

/** What a redacted reader gets: all numbers, and the first example of each. */
export const redactedScanTrust: ScanTrust = {
  ...goldenScanTrust,
  skipped: goldenScanTrust.skipped.map((group) => ({ ...group, examples: group.examples.slice(0, 1) })),
};

function groupsOf<Group extends object>(pages: readonly Page[], groupOf: (page: Page) => Group) {
  const groups = Map.groupBy(pages, (page) => JSON.stringify(groupOf(page)));
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      return first ? [{ ...groupOf(first), count: group.length, examples: examplesOf(group) }] : [];
    })
    .toSorted((a, b) => b.count - a.count);
}

function examplesOf(pages: readonly Page[]): TrustExample[] {
  return pages.slice(0, EXAMPLES).map(({ id, url }) => ({ pageId: id, url }));
}
