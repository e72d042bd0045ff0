import type { Media, MobileMeasurements } from '../../../gather/mobileArtifacts.ts';
import { type MobileCheck, type MobileProblem, pixels } from '../mobileCheck.ts';

/** Sub-pixels of layout. */
const TOLERANCE = 1;

/** A picture, film or frame that reaches beyond the screen, or is cut off since it is wider than it. */
export const mediaNotScaling: MobileCheck = {
  id: 'media-not-scaling',
  impact: 'moderate',
  tags: ['wcag21aa', 'wcag1410'],
  remedy: 'mustMatchAll',
  find: ({ media, view }) => media.flatMap((one) => problemOf(one, view)),
};

function problemOf(media: Media, view: MobileMeasurements['view']): MobileProblem[] {
  if (media.isInScroller || !(reachesOut(media, view.width) || isCutOff(media, view.width))) return [];
  const width = pixels(media.right - media.left);
  const message = `Let it shrink with the screen, as by max-width: 100%: it is ${width} px wide and reaches from ${pixels(media.left)} to ${pixels(media.right)} px`;
  return [{ element: media.element, message, measured: { width, screenWidth: view.width } }];
}

function reachesOut({ shown }: Media, screenWidth: number): boolean {
  return shown.right > screenWidth + TOLERANCE || shown.left < -TOLERANCE;
}

/** What is no wider than the screen and cut, as the next picture of a row, is meant to be. */
function isCutOff({ left, right, shown, isDecorative }: Media, screenWidth: number): boolean {
  const isWider = right - left > screenWidth + TOLERANCE;
  return isWider && shown.right - shown.left < right - left - TOLERANCE && !isDecorative;
}
