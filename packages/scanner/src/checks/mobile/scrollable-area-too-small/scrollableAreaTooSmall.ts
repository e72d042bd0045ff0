import { type MobileCheck, pixels } from '../mobileCheck.ts';
import { FINGER_SIZE } from '../rectangles.ts';

/** Something to scroll that is narrower or lower than a finger. */
export const scrollableAreaTooSmall: MobileCheck = {
  id: 'scrollable-area-too-small',
  impact: 'moderate',
  tags: ['best-practice'],
  remedy: 'possibleSolutions',
  find: ({ scrollAreas }) =>
    scrollAreas
      .filter(({ width, height }) => width < FINGER_SIZE || height < FINGER_SIZE)
      .map(({ element, width, height }) => ({
        element,
        message: `Make it at least ${FINGER_SIZE} by ${FINGER_SIZE} px, or let it grow with its content: it is ${pixels(width)} by ${pixels(height)} px`,
        measured: { width: pixels(width), height: pixels(height), least: FINGER_SIZE },
      })),
};
