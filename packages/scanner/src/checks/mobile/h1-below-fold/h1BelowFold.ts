import { type MobileCheck, pixels } from '../mobileCheck.ts';

/** The page's first main heading begins below what is seen first. */
export const h1BelowFold: MobileCheck = {
  id: 'h1-below-fold',
  impact: 'minor',
  tags: ['best-practice'],
  remedy: 'possibleSolutions',
  isPageWide: true,
  find({ mainHeading, view }) {
    if (!mainHeading || mainHeading.top < view.height) return [];
    const top = pixels(mainHeading.top);
    const message = `Move the main heading up: it begins ${top} px from the top, and the first screen ends at ${view.height} px`;
    return [{ element: mainHeading.element, message, measured: { top, viewHeight: view.height } }];
  },
};
