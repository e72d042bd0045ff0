import type { PageDimensions } from '@sitelens/api-client/contract';
import type { Scale } from './spaces.ts';

/** A width and a height, in the pixels of the space that the name says. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `fit` draws the page as wide as the screen it is shown on; a number is a scale, 1 being 100 %. */
export type Zoom = 'fit' | Scale;

/**
 * The largest size in `available` with the proportions of `device`, never larger than `device` itself.
 * In whole pixels: a browser rounds a scrolling element's inner width, which would leave a gap.
 */
export function fitDevice(device: Size, available: Size): Size {
  const scale = Math.max(0, Math.min(1, available.width / device.width, available.height / device.height));
  return { width: Math.floor(device.width * scale), height: Math.floor(device.height * scale) };
}

/** The size of the device's screen in view pixels: whole where the page is fitted, as large as it may be where it is zoomed. */
export function screenSizeFor(device: Size, available: Size, zoom: Zoom): Size {
  if (zoom === 'fit') return fitDevice(device, available);
  return {
    width: Math.floor(Math.max(0, Math.min(device.width * zoom, available.width))),
    height: Math.floor(Math.max(0, Math.min(device.height * zoom, available.height))),
  };
}

/** The scale at which a page is drawn on a screen whose usable width is `screenWidth` view pixels. */
export function scaleFor(zoom: Zoom, page: PageDimensions, screenWidth: number): Scale {
  if (zoom !== 'fit') return zoom;
  return page.width > 0 ? screenWidth / page.width : 0;
}
