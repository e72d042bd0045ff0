import {
  MOBILE_FRIENDLY_ISSUE_IDS,
  type MobileFriendlyCategory,
  type MobileFriendlyIssueId,
  type MobileFriendlyIssuePage,
  type Page,
  SCREEN_SIZE_NAMES,
  type Thumbnails,
} from '@sitelens/api-client/contract';
import { goldenPages } from '@sitelens/golden';
import { findingInfo } from '../../catalogue/findingInfo.ts';
import { ELEMENTS_WITH } from './mobileIssues.ts';

/** For stories and tests: many elements on many of the golden scan's pages, written by hand, as the API lists them. */

const scanned = goldenPages.filter(({ outcome }) => outcome === 'SCANNED');

/** The pages that have an issue, most elements first: the shop's page has all, the others fewer. */
export function mobilePages(id: MobileFriendlyIssueId): readonly MobileFriendlyIssuePage[] {
  const place = MOBILE_FRIENDLY_ISSUE_IDS.indexOf(id);
  const [shop, ...others] = [...scanned].sort((a, b) => rank(a.url) - rank(b.url));
  return [shop, ...others.filter((_, index) => index % ((place % 4) + 1) === 0)].flatMap((page, index) => {
    if (!page) return [];
    const totalIssues = Math.max(1, ELEMENTS_WITH[id] - 2 * index);
    const fresh = index % 3 === 0 ? 1 : 0;
    return {
      id: `${id}:${page.id}`,
      pageId: page.id,
      pageUrl: page.url,
      thumbnails: thumbnailsOf(page),
      totalIssues,
      redacted: false,
      sinceLastScan: { new: fresh, unchanged: totalIssues - fresh, fixed: index % 4 === 1 ? 2 : 0 },
    };
  });
}

function thumbnailsOf({ screenshots }: Page): Thumbnails {
  const files = SCREEN_SIZE_NAMES.map((size) => [size, screenshots.THUMBNAIL[size]?.[0]?.fileName]);
  return Object.fromEntries(files.filter(([, file]) => file !== undefined));
}

function rank(url: string): number {
  return url.endsWith('/shop/jackets') ? 0 : 1;
}

/** An issue over the whole scan. */
export function mobileCategory(id: MobileFriendlyIssueId): MobileFriendlyCategory {
  const pages = mobilePages(id);
  const sum = (of: (page: MobileFriendlyIssuePage) => number | undefined) =>
    pages.reduce((total, page) => total + (of(page) ?? 0), 0);
  return {
    id,
    totalIssues: sum(({ totalIssues }) => totalIssues),
    totalPages: pages.length,
    impact: findingInfo(id)?.impact ?? 'moderate',
    sinceLastScan: {
      new: sum(({ sinceLastScan }) => sinceLastScan?.new),
      unchanged: sum(({ sinceLastScan }) => sinceLastScan?.unchanged),
      fixed: sum(({ sinceLastScan }) => sinceLastScan?.fixed),
    },
  };
}

/** How many of something are one of NEW, UNCHANGED and FIXED. */
export function countOf(since: MobileFriendlyCategory['sinceLastScan'], value: string): number {
  const { new: fresh, unchanged, fixed } = since ?? { new: 0, unchanged: 0, fixed: 0 };
  return { NEW: fresh, UNCHANGED: unchanged, FIXED: fixed }[value] ?? 0;
}
