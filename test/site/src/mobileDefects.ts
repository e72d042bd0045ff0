import type { MobileFriendlyIssueId } from '@sitelens/api-client/contract';

/** One element, or page, that is hard to use on a phone, on purpose. */
export interface PlantedMobileDefect {
  /** The path of the page, as in `sitePages`. */
  readonly path: string;
  readonly issue: MobileFriendlyIssueId;
  /** A CSS selector that finds exactly this element in the page. */
  readonly selector: string;
}

/**
 * Every mobile-friendliness defect of the test site at 360 × 800 CSS pixels, by the order of the issues: these
 * elements are found, and no others. Pages that are not in here are clean on phones. Of two targets that are as
 * close to each other as to be confused, Lighthouse's rule names the first.
 */
export const mobileDefects: readonly PlantedMobileDefect[] = [
  { path: '/journal/archive-2019', issue: 'viewport-not-set', selector: 'html' },
  { path: '/events', issue: 'multiple-viewports', selector: 'meta[name="viewport"] ~ meta[name="viewport"]' },
  { path: '/press', issue: 'viewport-fixed-width', selector: 'meta[name="viewport"]' },
  { path: '/help/repairs', issue: 'viewport-zoom-prevented', selector: 'meta[name="viewport"]' },
  { path: '/stores/tides', issue: 'content-wider-than-screen', selector: 'body' },
  { path: '/newsletter', issue: 'tap-target-too-small', selector: '#topic-journal' },
  { path: '/newsletter', issue: 'tap-target-too-small', selector: '#topic-sale' },
  { path: '/newsletter', issue: 'tap-targets-too-close', selector: '#topic-journal' },
  { path: '/stores/tides', issue: 'scrollable-area-too-small', selector: '#walking-rules' },
  { path: '/lookbook', issue: 'h1-below-fold', selector: 'h1' },
  { path: '/legal/terms', issue: 'text-too-small', selector: '#small-print' },
  { path: '/search', issue: 'form-field-text-too-small', selector: '#words' },
  { path: '/events/winter-fair', issue: 'fixed-element-covers-screen', selector: '#fair-letter' },
  { path: '/stores/map', issue: 'media-not-scaling', selector: '#quay-map' },
];
