import { median } from './mounting.ts';

/** Milliseconds. */
export interface Scrolled {
  readonly frames: number;
  readonly medianFrame: number;
  readonly worstFrame: number;
  /** Frames in which nothing but an empty table was seen. */
  readonly emptyFrames: number;
}

/** Scrolls a table a good deal at each frame. */
export async function measureScrolling(
  area: HTMLElement,
  pixelsAFrame: number,
  frames: number,
): Promise<Scrolled> {
  const times: number[] = [];
  let emptyFrames = 0;
  let last = await frame();
  for (let index = 0; index < frames; index++) {
    area.scrollTop += pixelsAFrame;
    const now = await frame();
    times.push(now - last);
    last = now;
    if (!showsRows(area)) emptyFrames++;
  }
  return { frames, medianFrame: median(times), worstFrame: Math.max(...times), emptyFrames };
}

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function showsRows(area: HTMLElement): boolean {
  const { left, top, height } = area.getBoundingClientRect();
  return document.elementFromPoint(left + 40, top + height / 2)?.closest('[aria-rowindex]') !== null;
}
