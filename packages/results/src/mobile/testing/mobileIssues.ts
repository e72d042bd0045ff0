import {
  type BoundingBox,
  MOBILE_FRIENDLY_ISSUE_IDS,
  type MobileFriendlyIssue,
  type MobileFriendlyIssueId,
} from '@sitelens/api-client/contract';
import { findingInfo } from '../../catalogue/findingInfo.ts';
import { goldenPageAt } from '../../testing/goldenPlaces.ts';

/** For stories and tests: mobile-friendliness issues as a scan of a shop's page finds them, written by hand. */

interface Found {
  readonly html: string;
  readonly target: string;
  /** What to change, and what was measured. */
  readonly message: string;
  readonly data: Record<string, number | string | string[]>;
  /** The body's. */
  readonly widths?: NonNullable<MobileFriendlyIssue['data']>;
}

const WHOLE_SCREEN: BoundingBox = { top: 0, bottom: 0.12, left: 0, right: 1 };

const FOUND: Readonly<Record<MobileFriendlyIssueId, Found>> = {
  'viewport-not-set': {
    html: '<html lang="en">',
    target: 'html',
    message: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head',
    data: { tags: 0 },
  },
  'multiple-viewports': {
    html: '<meta name="viewport" content="width=1024">',
    target: 'meta[name="viewport"]:nth-of-type(2)',
    message: 'Keep one viewport tag and remove the others: only the last one counts',
    data: { tags: 2, contents: ['width=device-width', 'width=1024'] },
  },
  'viewport-fixed-width': {
    html: '<meta name="viewport" content="width=1024">',
    target: 'meta[name="viewport"]',
    message: 'Write width=device-width in place of width=1024 in the viewport tag',
    data: { content: 'width=1024', width: 1024 },
  },
  'viewport-zoom-prevented': {
    html: '<meta name="viewport" content="width=device-width, user-scalable=no">',
    target: 'meta[name="viewport"]',
    message: 'Remove user-scalable=no from the viewport tag, so that people can zoom in',
    data: { content: 'width=device-width, user-scalable=no' },
  },
  'content-wider-than-screen': {
    html: '<body>',
    target: 'body',
    message: 'Let the content shrink to the screen: it is 512 px wide, and there is room for 360 px',
    data: { clientWidth: 360, scrollWidth: 512 },
    widths: { clientWidth: 360, scrollWidth: 512 },
  },
  'tap-target-too-small': {
    html: '<a class="swatch" href="/shop/jackets?colour=moss">',
    target: '.swatches > a',
    message: 'Make it at least 48 by 48 px: it is 22 by 22 px',
    data: { width: 22, height: 22, least: 48 },
  },
  'tap-targets-too-close': {
    html: '<a href="/shop/jackets?size=m">M</a>',
    target: '.size-links > a:nth-child(2)',
    message:
      'Move it away from its neighbour, or make it larger: a finger of 48 px on its centre meets the neighbour by 41 % of what it meets of the target',
    data: { overlapRatio: 0.41, neighbours: 1 },
  },
  'scrollable-area-too-small': {
    html: '<div class="care" style="height: 40px; overflow: auto">',
    target: '.care',
    message: 'Make it at least 48 by 48 px, or let it grow with its content: it is 320 by 40 px',
    data: { width: 320, height: 40, least: 48 },
  },
  'h1-below-fold': {
    html: '<h1>Jackets for every weather</h1>',
    target: 'h1',
    message: 'Move the main heading up: it begins 940 px from the top, and the first screen ends at 800 px',
    data: { top: 940, viewHeight: 800 },
  },
  'text-too-small': {
    html: '<p class="terms">Free returns within 30 days.</p>',
    target: '.terms',
    message: 'Make the text at least 12 px large: it is 9 px',
    data: { fontSize: 9, least: 12 },
  },
  'form-field-text-too-small': {
    html: '<input type="search" name="q" class="search">',
    target: '.search',
    message: "Make the field's text at least 16 px large: it is 13 px",
    data: { fontSize: 13, least: 16 },
  },
  'fixed-element-covers-screen': {
    html: '<div class="offer" role="dialog">',
    target: '.offer',
    message: 'Make it smaller, or show it only when it is asked for: it covers 83 % of the screen',
    data: { coveredShare: 0.83 },
  },
  'media-not-scaling': {
    html: '<img src="/lookbook.jpg" width="600" alt="Three people in the rain">',
    target: '.lookbook > img',
    message:
      'Let it shrink with the screen, as by max-width: 100%: it is 600 px wide and reaches from 0 to 600 px',
    data: { width: 600, screenWidth: 360 },
  },
};

/** The n-th element with an issue, from 0; those of one issue are spread over the page. */
export function mobileIssue(id: MobileFriendlyIssueId, n: number): MobileFriendlyIssue {
  const { html, target, message, data, widths } = FOUND[id];
  const info = findingInfo(id);
  const phone = info?.renderType === 'page-wide' ? WHOLE_SCREEN : boxAt(n);
  return {
    id: `${id}-${n}`,
    ruleId: id,
    html: n === 0 ? html : html.replace(/^<(\w+)/, `<$1 id="n-${n}"`),
    target: [n === 0 ? target : `#n-${n}`],
    relatedNodes: [],
    screenSizes: ['phone'],
    boundingBox: phone,
    boundingBoxes: { phone },
    ...(widths && { data: widths }),
    redacted: false,
    pageUrl: goldenPageAt('/shop/jackets').url,
    tags: ['best-practice'],
    possibleSolutions: [],
    mustMatchAll: [{ id, message, data }],
    mustNotMatch: [],
    impact: info?.impact ?? 'moderate',
    screenshots: { SCREENSHOT: {}, THUMBNAIL: {} },
  };
}

function boxAt(n: number): BoundingBox {
  const top = 0.03 + 0.035 * (n % 26);
  const left = 0.08 + 0.22 * (n % 4);
  return { top, bottom: top + 0.012, left, right: left + 0.14 };
}

/** As many elements with an issue as one likes. */
export function mobileIssues(id: MobileFriendlyIssueId, total: number): readonly MobileFriendlyIssue[] {
  return Array.from({ length: total }, (_, n) => mobileIssue(id, n));
}

/** How many elements of the page have each issue, in the catalogue's order. */
export const ELEMENTS_WITH: Readonly<Record<MobileFriendlyIssueId, number>> = {
  'viewport-not-set': 1,
  'multiple-viewports': 1,
  'viewport-fixed-width': 1,
  'viewport-zoom-prevented': 1,
  'content-wider-than-screen': 2,
  'tap-target-too-small': 23,
  'tap-targets-too-close': 9,
  'scrollable-area-too-small': 1,
  'h1-below-fold': 1,
  'text-too-small': 12,
  'form-field-text-too-small': 2,
  'fixed-element-covers-screen': 1,
  'media-not-scaling': 3,
};

/** The id of an address, as far as there is such an issue. */
export function issueIdOf(value: unknown): MobileFriendlyIssueId | undefined {
  return MOBILE_FRIENDLY_ISSUE_IDS.find((id) => id === value);
}
