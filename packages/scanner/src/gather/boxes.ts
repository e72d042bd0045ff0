import type { PageBox } from './artifacts.ts';
import type { ElementKey } from './elementKey.ts';
import type { FrameWorld } from './frameTree.ts';
import { type Measured, measureElements, type ViewBox } from './inPage/measure.ts';
import { call } from './isolatedWorld.ts';

/** How a frame's own coordinates become those of the page, and what of it shows. */
export interface FramePlacement {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** In page coordinates. */
  readonly visible: PageBox;
}

/** Places a box of a frame's view on the page; undefined when none of it shows. */
export function placeBox(
  placement: FramePlacement,
  [left, top, right, bottom]: ViewBox,
): PageBox | undefined {
  const { x, y, scaleX, scaleY, visible } = placement;
  const box = {
    left: Math.max(x + left * scaleX, visible.left),
    top: Math.max(y + top * scaleY, visible.top),
    right: Math.min(x + right * scaleX, visible.right),
    bottom: Math.min(y + bottom * scaleY, visible.bottom),
  };
  return box.right > box.left && box.bottom > box.top ? box : undefined;
}

/** Where the inside of a frame element lies, given where the document around it lies. */
export function placeFrame(outer: FramePlacement, measured: Measured | null): FramePlacement | undefined {
  const inner = measured?.inner;
  const visible = inner && placeBox(outer, inner.box);
  if (!inner || !visible) return undefined;
  return {
    x: outer.x + inner.box[0] * outer.scaleX,
    y: outer.y + inner.box[1] * outer.scaleY,
    scaleX: outer.scaleX * inner.scaleX,
    scaleY: outer.scaleY * inner.scaleY,
    visible,
  };
}

/** Where elements lie on the page right now; those that don't show are left out. */
export async function measureBoxes(
  keys: ReadonlySet<ElementKey>,
  frames: readonly FrameWorld[],
  page: FramePlacement,
): Promise<Map<ElementKey, PageBox>> {
  const boxes = new Map<ElementKey, PageBox>();
  const placements = new Map<number, FramePlacement>([[0, page]]);
  for (const frame of frames) {
    const placement = placements.get(frame.index);
    // Frames come after the frame around them, so a missing placement is one that doesn't show.
    if (!placement) continue;
    const own = [...keys].filter((key) => key.startsWith(`${frame.index}:`));
    const inner = frames.filter(({ parent }) => parent?.frame.index === frame.index);
    const numbers = [
      ...own.map((key) => Number(key.slice(key.indexOf(':') + 1))),
      ...inner.map(({ parent }) => parent?.elementNumber ?? -1),
    ];
    if (numbers.length === 0) continue;
    const measured = await call(frame.world, measureElements, numbers);
    for (const [at, key] of own.entries()) {
      const box = measured[at] && placeBox(placement, measured[at].box);
      if (box) boxes.set(key, box);
    }
    for (const [at, { index }] of inner.entries()) {
      const inside = placeFrame(placement, measured[own.length + at] ?? null);
      if (inside) placements.set(index, inside);
    }
  }
  return boxes;
}
