import type { BoundingBox } from '@sitelens/api-client/contract';

/**
 * Whether a box may be marked on a screenshot: only if it lies in 0 to 1 and has a width and a height
 * (specification, section 5). Not-a-number and infinity, which JSON can't carry but a bug can, don't.
 */
export function isMarkable(box: BoundingBox | undefined): box is BoundingBox {
  if (!box) return false;
  const isInside = [box.top, box.bottom, box.left, box.right].every((edge) => edge >= 0 && edge <= 1);
  return isInside && box.right > box.left && box.bottom > box.top;
}
