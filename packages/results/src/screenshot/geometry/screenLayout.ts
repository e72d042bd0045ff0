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
  const fitted = fitDevice(device, available);
  if (zoom === 'fit') return fitted;
  return {
    width: Math.max(fitted.width, Math.floor(Math.min(device.width * zoom, available.width))),
    height: Math.max(fitted.height, Math.floor(Math.min(device.height * zoom, available.height))),
  };
}

/** What is drawn how large, in view pixels. */
export interface ScreenLayout {
  /** The device's screen, with its scroll bars. */
  readonly outer: Size;
  /** What is left for the page. */
  readonly inner: Size;
  /** The whole of the page that was captured. */
  readonly content: Size;
  readonly scale: Scale;
  /** The scale at which the page is as wide as the screen. */
  readonly fitScale: Scale;
}

interface LaidOut {
  /** At 100 %. */
  readonly device: Size;
  /** For the device's screen. */
  readonly room: Size;
  /** The part of the page that was captured, in page pixels. */
  readonly page: PageDimensions;
  readonly zoom: Zoom;
  /** How thick a scroll bar is; 0 where bars lie over the content. */
  readonly bar: number;
}

/** Lays the page out on the device's screen. There is always a bar for up and down. */
export function layOutScreen({ device, room, page, zoom, bar }: LaidOut): ScreenLayout {
  const outer = screenSizeFor(device, room, zoom);
  const fitted = Math.max(0, fitDevice(device, room).width - bar);
  const fitScale = page.width > 0 ? fitted / page.width : 0;
  const scale = zoom === 'fit' ? fitScale : zoom;
  const content = { width: page.width * scale, height: page.height * scale };
  const width = Math.max(0, outer.width - bar);
  const isWider = zoom !== 'fit' && Math.ceil(content.width) > width;
  const height = Math.max(0, outer.height - (isWider ? bar : 0));
  return { outer, inner: { width, height }, content, scale, fitScale };
}
