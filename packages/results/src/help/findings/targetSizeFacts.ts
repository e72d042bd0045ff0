import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { checkData, positiveNumber } from './checkData.ts';

/** WCAG 2.5.8, in CSS pixels. */
const MINIMUM = 24;

/** All in CSS pixels. */
export interface TargetSizeFacts {
  readonly width: number;
  readonly height: number;
  readonly minimum: number;
  /** Diameter of the circle around its middle that touches no other target, where that is too small. */
  readonly space: number | undefined;
}

/** What axe-core measured for `target-size`. */
export function targetSizeFacts(issue: AccessibilityIssue): TargetSizeFacts | undefined {
  const data = checkData(issue, 'target-size');
  const width = positiveNumber(data?.width);
  const height = positiveNumber(data?.height);
  if (!data || width === undefined || height === undefined) return undefined;
  const space = checkData(issue, 'target-offset')?.closestOffset;
  return {
    width,
    height,
    minimum: positiveNumber(data.minSize) ?? MINIMUM,
    space: typeof space === 'number' && space >= 0 ? space : undefined,
  };
}
