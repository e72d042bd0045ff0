import type { BoundingBox, BoundingBoxes, PageDimensions } from '@sitelens/api-client/contract';
import type { PageBox, SizeArtifacts } from '../../gather/artifacts.ts';
import type { ElementKey } from '../../gather/elementKey.ts';

/** CSS pixels of the full page → fractions (0–1) of it. */
export function toFractions(box: PageBox, { width, height }: PageDimensions): BoundingBox {
  return {
    left: toFraction(box.left, width),
    top: toFraction(box.top, height),
    right: toFraction(box.right, width),
    bottom: toFraction(box.bottom, height),
  };
}

/** The boxes of an element at the sizes where it has one. */
export function boxesAt(
  places: readonly { readonly size: SizeArtifacts; readonly element: ElementKey | undefined }[],
): BoundingBoxes {
  return Object.fromEntries(
    places.flatMap(({ size, element }) => {
      const box = element === undefined ? undefined : size.boxes.get(element);
      return box ? [[size.screenSize, toFractions(box, size.dimensions)]] : [];
    }),
  );
}

/** Seven digits: a hundredth of a pixel on a page of 100,000. */
function toFraction(pixels: number, extent: number): number {
  return Math.round(Math.min(1, Math.max(0, pixels / extent)) * 1e7) / 1e7;
}
