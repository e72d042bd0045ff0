import type { ScreenSize } from './types.ts';

/** The screen sizes of a scan, largest first, in CSS pixels. */
export const SCREEN_SIZES = {
  desktop: { width: 1920, height: 1080 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 800 },
} as const satisfies Record<ScreenSize, { width: number; height: number }>;

/** The names of {@link SCREEN_SIZES}, largest first: the order in which sizes are always listed. */
export const SCREEN_SIZE_NAMES = ['desktop', 'tablet', 'phone'] as const satisfies readonly ScreenSize[];
