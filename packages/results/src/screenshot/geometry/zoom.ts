import type { Zoom } from './screenLayout.ts';
import type { Scale } from './spaces.ts';

/** The largest scale; the smallest is the one at which the page fits. */
export const LARGEST_SCALE: Scale = 2;

/** Where the buttons stop between fit and the largest. */
const STOPS: readonly Scale[] = [0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 1.75, LARGEST_SCALE];

/** Nearer to a stop than this counts as there: one sees no difference. */
const ALIKE = 0.02;

/** The scale that a zoom means where the page fits at `fitScale`. */
export function scaleOf(zoom: Zoom, fitScale: Scale): Scale {
  return zoom === 'fit' ? fitScale : zoom;
}

/** A zoom within fit and {@link LARGEST_SCALE}; at or below fit it is `fit`, which follows the room. */
export function zoomOf(scale: Scale, fitScale: Scale): Zoom {
  return scale <= fitScale * (1 + ALIKE / 4) ? 'fit' : Math.min(scale, LARGEST_SCALE);
}

/** The next larger stop; the same where there is none. */
export function zoomIn(zoom: Zoom, fitScale: Scale): Zoom {
  const scale = scaleOf(zoom, fitScale);
  return STOPS.find((stop) => stop > scale * (1 + ALIKE)) ?? zoom;
}

/** The next smaller stop, down to `fit`. */
export function zoomOut(zoom: Zoom, fitScale: Scale): Zoom {
  const scale = scaleOf(zoom, fitScale);
  const smaller = STOPS.findLast((stop) => stop < scale * (1 - ALIKE));
  return smaller === undefined || smaller < fitScale * (1 + ALIKE) ? 'fit' : smaller;
}

/** A line of a wheel, where it counts in lines (Firefox), in pixels. */
const LINE = 16;
/** A wheel's notch of 100 px changes the scale by about a fifth; a pinch on a touch pad by little at a time. */
const PER_PIXEL = 0.002;

/** The zoom after a turn of the wheel; `deltaMode` as in `WheelEvent`: 0 counts in pixels. */
export function zoomByWheel(
  zoom: Zoom,
  fitScale: Scale,
  wheel: { readonly deltaY: number; readonly deltaMode: number },
): Zoom {
  const pixels = wheel.deltaY * (wheel.deltaMode === 0 ? 1 : LINE);
  const turned = Math.max(-200, Math.min(200, pixels));
  return zoomOf(scaleOf(zoom, fitScale) * Math.exp(-turned * PER_PIXEL), fitScale);
}
