import type { Rectangle } from '../../gather/mobileArtifacts.ts';

/** The length of a fingertip's side: 48 CSS pixels, some 9 mm on a phone. */
export const FINGER_SIZE = 48;

export const widthOf = ({ left, right }: Rectangle): number => right - left;
export const heightOf = ({ top, bottom }: Rectangle): number => bottom - top;

export function contains(outer: Rectangle, inner: Rectangle): boolean {
  return (
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom &&
    inner.left >= outer.left
  );
}

/** Or share an edge. */
export function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

export function overlapArea(a: Rectangle, b: Rectangle): number {
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return height > 0 && width > 0 ? width * height : 0;
}

/** Around all of them, and `padding` beyond. At least one rectangle. */
export function boundsOf(rectangles: readonly Rectangle[], padding = 0): Rectangle {
  return {
    left: Math.min(...rectangles.map(({ left }) => left)) - padding,
    top: Math.min(...rectangles.map(({ top }) => top)) - padding,
    right: Math.max(...rectangles.map(({ right }) => right)) + padding,
    bottom: Math.max(...rectangles.map(({ bottom }) => bottom)) + padding,
  };
}

export function centreOf(rectangle: Rectangle): { readonly x: number; readonly y: number } {
  return { x: rectangle.left + widthOf(rectangle) / 2, y: rectangle.top + heightOf(rectangle) / 2 };
}

/** A finger on a rectangle's centre. */
export function fingerOn(rectangle: Rectangle): Rectangle {
  const { x, y } = centreOf(rectangle);
  const half = FINGER_SIZE / 2;
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}
