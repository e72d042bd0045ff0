import type { Rectangle, TapTarget } from '../../../gather/mobileArtifacts.ts';
import { type MobileCheck, type MobileProblem, pixels } from '../mobileCheck.ts';
import { FINGER_SIZE, heightOf, widthOf } from '../rectangles.ts';
import { tappableAreas } from '../tappableAreas.ts';

/** Layout and transforms leave a few hundredths of a pixel. */
const TOLERANCE = 0.05;

/** A target narrower or lower than a finger. A field counts by its label where that is the larger. */
export const tapTargetTooSmall: MobileCheck = {
  id: 'tap-target-too-small',
  impact: 'serious',
  tags: ['best-practice'],
  remedy: 'mustMatchAll',
  find: ({ tapTargets }) =>
    tapTargets
      .flat()
      .filter(({ isPlace }) => !isPlace)
      .flatMap(problemOf),
};

function problemOf({ element, rectangles, labels }: TapTarget): MobileProblem[] {
  const [largest] = [...tappableAreas(rectangles), ...labels].sort((a, b) => shorter(b) - shorter(a));
  // What is a pixel in size can't be seen: some other thing stands for it.
  if (!largest || shorter(largest) >= FINGER_SIZE - TOLERANCE || shorter(largest) <= 1) return [];
  const [width, height] = [pixels(widthOf(largest)), pixels(heightOf(largest))];
  const message = `Make it at least ${FINGER_SIZE} by ${FINGER_SIZE} px: it is ${width} by ${height} px`;
  return [{ element, message, measured: { width, height, least: FINGER_SIZE } }];
}

function shorter(rectangle: Rectangle): number {
  return Math.min(widthOf(rectangle), heightOf(rectangle));
}
