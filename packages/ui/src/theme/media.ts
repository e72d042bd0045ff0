const BREAKPOINTS = { phone: 360, tablet: 768, desktop: 1024, wide: 1440 } as const;

/** The width, in CSS pixels, from which a layout of that name holds. */
export type Breakpoint = keyof typeof BREAKPOINTS;

/** A media query for that width and above: `${mediaUp('tablet')} { … }`. */
export function mediaUp(breakpoint: Breakpoint): string {
  return `@media (min-width: ${BREAKPOINTS[breakpoint]}px)`;
}

/** A media query for fingers, for which targets are 48 px at least. */
export const coarsePointer = '@media (pointer: coarse)';
/** A media query for readers who want nothing to move (WCAG 2.3.3). */
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
/** A media query for a palette of the reader's own: system colours only, and no backgrounds or shadows that mean something. */
export const forcedColors = '@media (forced-colors: active)';
