import type { MobileCheck } from '../mobileCheck.ts';

/** No viewport tag, or none that says anything: phones then lay the page out 980 px wide and shrink it. */
export const viewportNotSet: MobileCheck = {
  id: 'viewport-not-set',
  impact: 'critical',
  tags: ['best-practice'],
  remedy: 'mustMatchAll',
  isPageWide: true,
  find({ root, viewportTags }) {
    if (viewportTags.some(({ content }) => content.trim() !== '')) return [];
    const message = 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head';
    return [{ element: viewportTags[0]?.element ?? root, message, measured: { tags: viewportTags.length } }];
  },
};
