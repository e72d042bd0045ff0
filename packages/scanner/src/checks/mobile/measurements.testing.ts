import type { MobileMeasurements, Rectangle, TapTarget } from '../../gather/mobileArtifacts.ts';

/** A page without any problem, but for the changes. */
export function measurements(changes: Partial<MobileMeasurements> = {}): MobileMeasurements {
  return {
    view: { width: 360, height: 800, left: 0 },
    root: '0:0',
    viewportTags: [{ element: '0:1', content: 'width=device-width, initial-scale=1' }],
    overlays: [],
    media: [],
    tapTargets: [],
    scrollAreas: [],
    smallTexts: [],
    formFields: [],
    ...changes,
  };
}

/** A rectangle by its left top corner and its size. */
export function rectangle(left: number, top: number, width: number, height = width): Rectangle {
  return { left, top, right: left + width, bottom: top + height };
}

export function target(
  element: string,
  rectangles: Rectangle | readonly Rectangle[],
  changes: Partial<TapTarget> = {},
): TapTarget {
  const all = 'left' in rectangles ? [rectangles] : rectangles;
  return { element, rectangles: all, labels: [], href: '', isPinned: false, isPlace: false, ...changes };
}
