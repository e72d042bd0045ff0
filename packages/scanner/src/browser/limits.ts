/**
 * How long and how much a page may take. Every step of a page has a limit, and the page as a whole;
 * whatever the page does, it ends in a typed result within {@link PAGE_DEADLINE_MS} and a retry of it.
 */

/** The whole page, all sizes: three times a slow but honest navigation, check and capture. */
export const PAGE_DEADLINE_MS = 60_000;

/** From the request to the parsed document. Servers that need longer are down for their visitors too. */
export const NAVIGATION_LIMIT_MS = 20_000;

/** From the parsed document to its load event. Passing it is no failure: one hung image is not the page. */
export const LOAD_EVENT_LIMIT_MS = 8_000;

/** For requests, fonts, animations and layout to come to rest. Passing it is no failure either. */
export const SETTLE_LIMIT_MS = 3_000;

/** No request under way for this long counts as quiet: a script that has its answer asks for more by then. */
export const QUIET_NETWORK_MS = 150;

/** Between two looks at a layout that was not the same. */
export const LAYOUT_PAUSE_MS = 50;

/** For scripts that answer a resize only when no further one has come for a while, as most do. */
export const RESIZE_ANSWER_MS = 150;

/** A short question to the page. Only a page that holds its main thread needs this long. */
export const QUESTION_LIMIT_MS = 5_000;

/** Titles, headings, pictures and links: some 100 ms on the largest pages, and more while a page is busy. */
export const AUDIT_LIMIT_MS = 10_000;

/** For what may stand in the way of the content: some milliseconds, and a page is never lost by it. */
export const OBSTACLES_LIMIT_MS = 2_000;

/** For the document that a refusal came with to be read to its end, so that it can be told who refuses. */
export const REFUSAL_LIMIT_MS = 1_500;

/** For the document's own HTML, which has long come: passing it means to do without. */
export const RAW_LIMIT_MS = 2_000;

/** axe-core at one size: its colour-contrast rule can take minutes on one page. */
export const CHECK_LIMIT_MS = 20_000;

/** axe-core in one frame. A frame that hangs is left out, as axe-core itself leaves it out. */
export const FRAME_CHECK_LIMIT_MS = 8_000;

/** What the mobile checks need, at the phone's size. Pages of 20,000 elements need a fraction of a second. */
export const MEASURE_LIMIT_MS = 10_000;

/** All tiles of one size. */
export const CAPTURE_LIMIT_MS = 20_000;

/** A context that does not close by then is left to the browser's end. */
export const CLOSE_LIMIT_MS = 5_000;

export const LAUNCH_LIMIT_MS = 30_000;

/** Decoded bytes of the document itself: some fifty times the largest pages that are served in earnest. */
export const MAX_DOCUMENT_BYTES = 20_000_000;

/** Decoded bytes of everything that the page loads. */
export const MAX_PAGE_BYTES = 80_000_000;

/** Documents that a page may put in its own place before it counts as a loop; Chromium's own limit for HTTP. */
export const MAX_DOCUMENTS = 20;

/** Height of a tile in CSS pixels. Beyond 16,383 px some encoders answer with nothing. */
export const TILE_HEIGHT = 4_000;

/** Where a screenshot is cut, in CSS pixels from the top. */
export const MAX_CAPTURE_HEIGHT = 120_000;

/** Where a screenshot is cut, in CSS pixels from the left. */
export const MAX_CAPTURE_WIDTH = 8_000;

/** Pixels of a thumbnail's width. */
export const THUMBNAIL_WIDTH = 320;

export const JPEG_QUALITY = 80;

/** Links that are taken from one page. */
export const MAX_LINKS = 10_000;
