import { effectiveViewport } from '../effectiveViewport.ts';
import type { MobileCheck } from '../mobileCheck.ts';

/** WCAG 2.2, 1.4.4: text can be enlarged to twice its size. */
const LEAST_MAXIMUM_SCALE = 2;

/** A viewport tag that forbids to zoom, or to zoom as far as WCAG 1.4.4 asks for. */
export const viewportZoomPrevented: MobileCheck = {
  id: 'viewport-zoom-prevented',
  impact: 'serious',
  tags: ['wcag2aa', 'wcag144'],
  remedy: 'mustNotMatch',
  isPageWide: true,
  find(measurements) {
    const viewport = effectiveViewport(measurements);
    if (!viewport) return [];
    const { userScalable = true, maximumScale } = viewport.content;
    const isTooLow = maximumScale !== undefined && maximumScale < LEAST_MAXIMUM_SCALE;
    if (userScalable && !isTooLow) return [];
    const parts = [...(userScalable ? [] : ['user-scalable']), ...(isTooLow ? ['maximum-scale'] : [])];
    return [
      {
        element: viewport.tag.element,
        message: `Remove ${parts.join(' and ')} from the viewport tag, so that people can zoom in`,
        measured: { content: viewport.tag.content, userScalable, maximumScale: maximumScale ?? null },
      },
    ];
  },
};
