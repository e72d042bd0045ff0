import { effectiveViewport, isDeviceWidth } from '../effectiveViewport.ts';
import type { MobileCheck } from '../mobileCheck.ts';

/** A viewport tag by which phones don't lay the page out at their own width. */
export const viewportFixedWidth: MobileCheck = {
  id: 'viewport-fixed-width',
  impact: 'serious',
  tags: ['best-practice'],
  remedy: 'mustMatchAll',
  isPageWide: true,
  find(measurements) {
    const viewport = effectiveViewport(measurements);
    if (!viewport || isDeviceWidth(viewport.content)) return [];
    const { width, initialScale } = viewport.content;
    const message =
      width === undefined
        ? 'Add width=device-width to the viewport tag'
        : `Write width=device-width in place of width=${width} in the viewport tag`;
    const measured = {
      content: viewport.tag.content,
      width: width ?? null,
      initialScale: initialScale ?? null,
    };
    return [{ element: viewport.tag.element, message, measured }];
  },
};
