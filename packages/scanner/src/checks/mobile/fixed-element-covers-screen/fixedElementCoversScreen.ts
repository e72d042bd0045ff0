import { type MobileCheck, pixels } from '../mobileCheck.ts';

/** Most of the screen: more of it is covered than can be seen. */
const MOST_COVERED_SHARE = 0.5;

/** A fixed, sticky or modal element that hides most of what is seen first. */
export const fixedElementCoversScreen: MobileCheck = {
  id: 'fixed-element-covers-screen',
  impact: 'serious',
  tags: ['best-practice'],
  remedy: 'mustMatchAll',
  find: ({ overlays }) =>
    overlays
      .filter(({ coveredShare }) => coveredShare > MOST_COVERED_SHARE)
      .map(({ element, coveredShare }) => ({
        element,
        message: `Make it smaller, or show it only when it is asked for: it covers ${Math.round(coveredShare * 100)} % of the screen`,
        measured: { coveredShare: pixels(coveredShare) },
      })),
};
