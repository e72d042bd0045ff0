import type { MobileFriendlyIssueId } from './types.ts';

/** The mobile-friendliness issues that a scan looks for: those of the viewport first, then those of the layout. */
export const MOBILE_FRIENDLY_ISSUE_IDS = [
  'viewport-not-set',
  'multiple-viewports',
  'viewport-fixed-width',
  'viewport-zoom-prevented',
  'content-wider-than-screen',
  'tap-target-too-small',
  'tap-targets-too-close',
  'scrollable-area-too-small',
  'h1-below-fold',
  'text-too-small',
  'form-field-text-too-small',
  'fixed-element-covers-screen',
  'media-not-scaling',
] as const satisfies readonly MobileFriendlyIssueId[];

const ids: ReadonlySet<string> = new Set(MOBILE_FRIENDLY_ISSUE_IDS);

/** Whether an id is one of {@link MOBILE_FRIENDLY_ISSUE_IDS}; a newer service may send others. */
export function isMobileFriendlyIssueId(id: string): id is MobileFriendlyIssueId {
  return ids.has(id);
}
