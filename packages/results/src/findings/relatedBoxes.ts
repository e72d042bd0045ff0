import type { AccessibilityIssue, BoundingBoxes } from '@sitelens/api-client/contract';
import { isMarkable } from '../screenshot/geometry/isMarkable.ts';

type RelatedNode = AccessibilityIssue['relatedNodes'][number];

/** Where a related element is, by screen size; a scan that tells one box only means the desktop's. */
export function relatedBoxes({ boundingBoxes, boundingBox }: RelatedNode): BoundingBoxes {
  return boundingBoxes ?? (boundingBox ? { desktop: boundingBox } : {});
}

/** Whether it can be marked at any size. */
export function hasBox(boxes: BoundingBoxes): boolean {
  return Object.values(boxes).some(isMarkable);
}
