import { createGlobalStyle } from 'styled-components';

/** Heights in CSS pixels, set on the document by what stands fixed at the bottom of the window. */
export const BOTTOM_HEIGHTS = { consentBar: '--sitelens-consent-bar', chat: '--sitelens-chat' } as const;

export type BottomPart = keyof typeof BOTTOM_HEIGHTS;

/** How far up something has to go to stand above the consent bar. */
export const aboveConsentBar = `var(${BOTTOM_HEIGHTS.consentBar}, 0px)`;

/** How far up something has to go to stand above all of it. */
export const heightAtBottom = `calc(${aboveConsentBar} + var(${BOTTOM_HEIGHTS.chat}, 0px))`;

/**
 * Room at the end of the page for what stands fixed at its bottom, so that the last lines can be scrolled free
 * and what takes focus is never under it (WCAG 2.4.11). Rendered by each that does.
 */
export const RoomAtBottom = createGlobalStyle`
  html { scroll-padding-bottom: ${heightAtBottom}; }
  body { padding-bottom: ${heightAtBottom}; }
  @media print { body { padding-bottom: 0; } }
`;
