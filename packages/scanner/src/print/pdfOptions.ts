import type { Page } from 'playwright-core';

/** Where page numbers stand, in the margin; a header or footer knows no style but its own. */
const FOOTER =
  '<div style="width:100%;font:8pt sans-serif;text-align:center;color:#333"><span class="pageNumber"></span> / <span class="totalPages"></span></div>';

/** Room at the edges of the sheet. */
const MARGIN = { top: '16mm', bottom: '18mm', left: '15mm', right: '15mm' };

/** The printable part of A4 (210 × 297 mm) in CSS pixels: a page that measures itself sees what it is printed in. */
export const PRINT_VIEWPORT = { width: 680, height: 994 };

/** Tagged, so that a screen reader finds headings, tables and alternatives (ISO 14289, PDF/UA), with bookmarks. */
export const PDF_OPTIONS = {
  format: 'A4',
  margin: MARGIN,
  tagged: true,
  outline: true,
  printBackground: true,
  displayHeaderFooter: true,
  headerTemplate: '<span></span>',
  footerTemplate: FOOTER,
} as const satisfies Parameters<Page['pdf']>[0];
