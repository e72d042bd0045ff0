import type { MobileCheck } from '../mobileCheck.ts';

/** More than one viewport tag: the last one counts, and the others are lost on whoever reads the source. */
export const multipleViewports: MobileCheck = {
  id: 'multiple-viewports',
  impact: 'moderate',
  tags: ['best-practice'],
  remedy: 'mustNotMatch',
  isPageWide: true,
  find({ viewportTags }) {
    const [first, second] = viewportTags;
    if (!first || !second) return [];
    const contents = viewportTags.map(({ content }) => content);
    return [
      {
        element: second.element,
        message: 'Keep one viewport tag and remove the others: only the last one counts',
        measured: { tags: viewportTags.length, contents: contents.slice(0, 10) },
        relatedElements: viewportTags.map(({ element }) => element).filter((one) => one !== second.element),
      },
    ];
  },
};
