import type { Contender } from './contender.ts';
import { PAGE, type Place, places } from './tallPage.ts';

/** Milliseconds from frame to frame. */
export interface Scrolled {
  readonly frames: number;
  readonly median: number;
  /** All but one in twenty took no longer. */
  readonly slow: number;
  readonly worst: number;
}

export interface InTheDocument {
  /** The most at once. */
  readonly tiles: number;
  readonly markers: number;
  readonly elements: number;
  /** How far a marker was from its place at most, in pixels, and how many were looked at. */
  readonly farthest: number;
  readonly looked: number;
}

/** View pixels a frame: some three turns of a wheel. */
const STEP = 125;
/** How often it is looked where the markers are. */
const LOOKS = 60;

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function screenOf(contender: Contender): HTMLElement {
  const screen = contender.screen();
  if (!screen) throw new Error(`${contender.name} shows no screen`);
  return screen;
}

/** Milliseconds until it was laid out. Comes back when the first pictures are there, and what is loaded on demand. */
export async function measureShowing(contender: Contender): Promise<number> {
  const before = performance.now();
  contender.show();
  screenOf(contender).getBoundingClientRect();
  const shown = performance.now() - before;
  await pause(1500);
  return shown;
}

export async function scrollThrough(contender: Contender): Promise<Scrolled> {
  const screen = screenOf(contender);
  const times: number[] = [];
  screen.scrollTop = 0;
  let last = await nextFrame();
  while (screen.scrollTop + screen.clientHeight < screen.scrollHeight - 1) {
    screen.scrollTop += STEP;
    const now = await nextFrame();
    times.push(now - last);
    last = now;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { frames: times.length, median: at(0.5), slow: at(0.95), worst: at(1) };
}

export async function lookAround(contender: Contender): Promise<InTheDocument> {
  const screen = screenOf(contender);
  const most = { tiles: 0, markers: 0, elements: 0, farthest: 0, looked: 0 };
  for (let look = 0; look <= LOOKS; look++) {
    screen.scrollTop = (look / LOOKS) * (screen.scrollHeight - screen.clientHeight);
    await nextFrame();
    await nextFrame();
    const markers = contender.markers();
    most.tiles = Math.max(most.tiles, contender.tiles().length);
    most.markers = Math.max(most.markers, markers.length);
    most.elements = Math.max(most.elements, screen.querySelectorAll('*').length);
    const area = contender.area()?.getBoundingClientRect();
    if (!area) throw new Error(`${contender.name} draws no page`);
    for (const marker of markers) {
      const place = places[Number(marker.dataset.issue?.slice('box-'.length))];
      if (!place) throw new Error('A marker of nothing');
      most.farthest = Math.max(most.farthest, distance(marker.getBoundingClientRect(), area, place));
      most.looked++;
    }
  }
  return most;
}

/** The most that an edge of what is drawn is off. */
function distance(drawn: DOMRect, area: DOMRect, place: Place): number {
  const scale = area.width / PAGE.width;
  const left = area.left + place.left * scale;
  const top = area.top + place.top * scale;
  return Math.max(
    Math.abs(drawn.left - left),
    Math.abs(drawn.top - top),
    Math.abs(drawn.right - left - place.width * scale),
    Math.abs(drawn.bottom - top - place.height * scale),
  );
}
