import type {
  AccessibilityIssue,
  PageDimensions,
  PageFailureReason,
  PageObstacle,
  ScreenSize,
} from '@sitelens/api-client/contract';
import type { PageAudit } from './checks/siteAudit/record.ts';

/**
 * One accessibility or mobile-friendliness finding of a page, merged over the screen sizes, as on the wire
 * but for what only the store knows or decides: the page's address, its screenshots and redaction.
 */
export type Finding = Omit<AccessibilityIssue, 'pageUrl' | 'screenshots' | 'redacted'>;

/** A JPEG strip of a page, in CSS pixels of the full page at one screen size. */
export interface Tile {
  readonly screenSize: ScreenSize;
  readonly kind: 'SCREENSHOT' | 'THUMBNAIL';
  /** Position among the strips of its kind and size, from the top. */
  readonly index: number;
  /** Distance of the strip's top edge from the page's, in CSS pixels. */
  readonly yOffset: number;
  /** In CSS pixels of the page; a thumbnail's picture is scaled down from this. */
  readonly width: number;
  /** In CSS pixels of the page, at most 4,000. */
  readonly height: number;
  readonly jpeg: Uint8Array;
}

/** Where a tile was kept: what {@link SaveTile} answers. */
export type SavedTile = Omit<Tile, 'jpeg'> & { readonly fileName: string };

/**
 * Keeps a tile as soon as it has been captured, so that a tall page is never whole in memory.
 * Must be safe to call again for the same tile: a page may be scanned twice after a crash.
 */
export type SaveTile = (tile: Tile) => Promise<SavedTile>;

/** What a page's document says of itself and refers to, read before the page is looked at in each size. */
export interface ReadDocument {
  /** Absolute http(s) addresses that the rendered page links to, in document order, without duplicates. */
  readonly links: readonly string[];
  readonly siteAudit: PageAudit;
}

/** What stood between the scanner and the page's content, where the page answered at all. */
interface ObstructedPage {
  /** Left out where nothing did. */
  readonly obstacles?: readonly PageObstacle[];
}

/** A page that was loaded, captured and checked. */
export interface ScannedPage extends ReadDocument, ObstructedPage {
  readonly outcome: 'SCANNED';
  readonly httpStatus: number;
  /** As rendered; hostile text. */
  readonly title: string;
  readonly dimensions: Partial<Record<ScreenSize, PageDimensions>>;
  /** Sizes whose screenshot ends before the page does. */
  readonly screenshotsCutShort: readonly ScreenSize[];
  readonly tiles: readonly SavedTile[];
  /** Accessibility: `ruleId` is axe-core's. */
  readonly findings: readonly Finding[];
  /** Mobile-friendliness: `ruleId` is one of `MOBILE_FRIENDLY_ISSUE_IDS`; each has a box at the phone's size. */
  readonly mobileFindings: readonly Finding[];
}

/** A page that leads elsewhere: by redirects, or as a query-string variant of its canonical page. */
export interface DivertedPage extends ObstructedPage {
  readonly outcome: 'REDIRECTED' | 'CANONICALISED';
  readonly httpStatus: number;
  /** Where it leads; the frontier decides whether that is part of the site. */
  readonly leadsTo: string;
}

export interface BlockedPage {
  readonly outcome: 'BLOCKED_BY_ROBOTS';
}

export interface NotHtmlPage {
  readonly outcome: 'NOT_HTML';
  readonly httpStatus: number;
  /** The media type that it was served with. */
  readonly mediaType: string;
}

export interface FailedPage extends ObstructedPage {
  readonly outcome: 'FAILED';
  readonly reason: PageFailureReason;
  readonly httpStatus?: number;
  /** What happened, for the log; never holds a stack. */
  readonly detail: string;
  /** Where it failed only later: a page too large for axe-core still has a title, and leads on. */
  readonly read?: ReadDocument;
}

/** How a page ended. Every page ends in one of these by its deadline. */
export type PageResult = ScannedPage | DivertedPage | BlockedPage | NotHtmlPage | FailedPage;

/** What is known of a page's document, whether it could be checked or not. */
export function readDocumentOf(result: PageResult | undefined): ReadDocument | undefined {
  if (result?.outcome === 'SCANNED') return result;
  return result?.outcome === 'FAILED' ? result.read : undefined;
}
