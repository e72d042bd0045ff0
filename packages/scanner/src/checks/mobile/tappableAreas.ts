import type { Rectangle } from '../../gather/mobileArtifacts.ts';
import { boundsOf, centreOf, contains, heightOf, overlap, widthOf } from './rectangles.ts';

/** Edges this near to each other are one line to the eye, in CSS pixels. */
const SAME_LINE = 10;

/**
 * The areas that people see to tap on, made of the rectangles of one target, as Lighthouse 11 makes them:
 * those of a pixel or less are left out, as are those inside others; of the rest, two that touch and line up
 * become one, unless its centre would lie in neither.
 */
export function tappableAreas(rectangles: readonly Rectangle[]): Rectangle[] {
  const seen = rectangles.filter((one) => widthOf(one) > 1 && heightOf(one) > 1);
  return merged(withoutContained(seen));
}

function withoutContained(rectangles: readonly Rectangle[]): Rectangle[] {
  const kept = new Set(rectangles);
  for (const inner of rectangles) {
    const outer = rectangles.find((one) => one !== inner && kept.has(one) && contains(one, inner));
    if (outer) kept.delete(inner);
  }
  return [...kept];
}

function merged(areas: readonly Rectangle[]): Rectangle[] {
  for (const [at, a] of areas.entries()) {
    for (const b of areas.slice(at + 1)) {
      const joined = join(a, b);
      // Anew with the joined one: targets rarely have more than five rectangles.
      if (joined) return merged([...areas.filter((one) => one !== a && one !== b), joined]);
    }
  }
  return [...areas];
}

function join(a: Rectangle, b: Rectangle): Rectangle | undefined {
  const isNear = (one: number, other: number) => Math.abs(one - other) <= SAME_LINE;
  const isInLine = isNear(a.top, b.top) || isNear(a.bottom, b.bottom);
  const isBelow = isNear(a.left, b.left) || isNear(a.right, b.right);
  if (!overlap(a, b) || !(isInLine || isBelow)) return undefined;
  const both = boundsOf([a, b]);
  const { x, y } = centreOf(both);
  const point = { left: x, top: y, right: x, bottom: y };
  return contains(a, point) || contains(b, point) ? both : undefined;
}
