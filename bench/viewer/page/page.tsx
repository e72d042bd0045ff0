import type { Contender } from './contender.ts';
import { type InTheDocument, lookAround, measureShowing, type Scrolled, scrollThrough } from './measuring.ts';
import { naive } from './naive.ts';
import { ours } from './ours.tsx';
import { tiles } from './tallPage.ts';

/** What the bench calls in the page. */
export interface ViewerBench {
  /** A tile as a JPEG in a data URL. */
  paintTile(index: number): string;
  readonly names: readonly string[];
  /** Shows one in place of the other; milliseconds until it was laid out. */
  show(name: string): Promise<number>;
  scroll(): Promise<Scrolled>;
  look(): Promise<InTheDocument>;
}

const container = document.body.appendChild(document.createElement('div'));
container.style.width = '1050px';
const peer = document.body.appendChild(document.createElement('div'));

function paintTile(index: number): string {
  const tile = tiles[index];
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context || !tile) throw new Error('Nothing to paint');
  canvas.width = tile.width;
  canvas.height = tile.height;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, tile.width, tile.height);
  for (let y = 0; y < tile.height; y += 40) {
    context.fillStyle = `hsl(${(index * 97 + y) % 360} 60% ${40 + (y % 300) / 10}%)`;
    context.font = '24px sans-serif';
    context.fillText(`Line ${y / 40} of part ${index}: `.repeat(9), 40, y + 28);
    if (y % 400 === 0) context.fillRect(1200, y, 600, 250);
  }
  return canvas.toDataURL('image/jpeg', 0.8);
}

const contenders = [ours(container), naive(peer)];
let shown: Contender | undefined;

function current(): Contender {
  if (!shown) throw new Error('Nothing is shown');
  return shown;
}

const bench: ViewerBench = {
  names: contenders.map(({ name }) => name),
  paintTile,
  async show(name) {
    shown?.hide();
    shown = contenders.find((one) => one.name === name);
    return measureShowing(current());
  },
  scroll: () => scrollThrough(current()),
  look: () => lookAround(current()),
};

Object.assign(globalThis, { viewerBench: bench });
