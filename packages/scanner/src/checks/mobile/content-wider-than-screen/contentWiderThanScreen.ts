import type { MobileCheck } from '../mobileCheck.ts';

/** The page scrolls sideways: its body's `scrollWidth` is greater than its `clientWidth`. */
export const contentWiderThanScreen: MobileCheck = {
  id: 'content-wider-than-screen',
  impact: 'serious',
  tags: ['wcag21aa', 'wcag1410'],
  remedy: 'mustMatchAll',
  isPageWide: true,
  find({ body }) {
    if (!body?.scrolls || body.scrollWidth <= body.clientWidth) return [];
    const { clientWidth, scrollWidth } = body;
    return [
      {
        element: body.element,
        message: `Let the content shrink to the screen: it is ${scrollWidth} px wide, and there is room for ${clientWidth} px`,
        measured: { clientWidth, scrollWidth },
        relatedElements: body.sticksOut,
        bodyWidths: { clientWidth, scrollWidth },
      },
    ];
  },
};
