import type { Evaluator, ScreenSize } from '@sitelens/api-client/contract';

/**
 * What a scan does at each screen size: the one table of what runs where.
 *
 * What concerns the document and not its layout (titles, descriptions, links) is the same at every size and
 * is read once, at the largest. Mobile-friendliness is a matter of the phone alone.
 *
 * An entry decides about the site audit, links, titles, descriptions and mobile-friendliness. `ACCESSIBILITY`,
 * `SCREENSHOT` and `THUMBNAIL` only describe: all sizes have them, and gathering takes them as given, since a
 * finding at any size needs the frames that axe-core ran in and a picture to stand on.
 */
export const EVALUATORS = {
  desktop: [
    'SITE_AUDIT',
    'BROKEN_LINK_CHECKER',
    'DUPLICATE_TITLE',
    'DUPLICATE_META_DESCRIPTION',
    'ACCESSIBILITY',
    'SCREENSHOT',
    'THUMBNAIL',
  ],
  tablet: ['ACCESSIBILITY', 'SCREENSHOT', 'THUMBNAIL'],
  phone: ['ACCESSIBILITY', 'MOBILE_FRIENDLY', 'SCREENSHOT', 'THUMBNAIL'],
} as const satisfies Record<ScreenSize, readonly Evaluator[]>;

/** Whether an evaluator runs at a size, by {@link EVALUATORS}. */
export function runsAt(evaluator: Evaluator, screenSize: ScreenSize): boolean {
  const evaluators: readonly Evaluator[] = EVALUATORS[screenSize];
  return evaluators.includes(evaluator);
}
