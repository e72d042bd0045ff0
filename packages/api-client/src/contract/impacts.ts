import type { Impact } from './types.ts';

/** The impacts from least to most severe, in axe-core's terms. */
export const IMPACTS = ['minor', 'moderate', 'serious', 'critical'] as const satisfies readonly Impact[];

/** Orders impacts most severe first; for `Array.prototype.sort`. */
export function byImpactMostSevereFirst(a: Impact, b: Impact): number {
  return IMPACTS.indexOf(b) - IMPACTS.indexOf(a);
}
