const BREAKPOINTS = { phone: 360, tablet: 768, desktop: 1024, wide: 1440 } as const;

/** The width, in CSS pixels, from which a layout of that name holds. */
export type Breakpoint = keyof typeof BREAKPOINTS;

/** A media query for that width and above: `${mediaUp('tablet')} { … }`. */
export function mediaUp(breakpoint: Breakpoint): string {
  return `@media (min-width: ${BREAKPOINTS[breakpoint]}px)`;
}

export const coarsePointer = '@media (pointer: coarse)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
export const forcedColors = '@media (forced-colors: active)';
