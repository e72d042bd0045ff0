import type { AccessibilityIssue, MobileFriendlyIssue } from '@sitelens/api-client/contract';
import { PHONE } from './phoneSize.ts';

/**
 * A mobile-friendliness issue as it is shown: at the phone's size alone, with the box that it has there. One
 * that is redacted is shown as it is (specification, results, section 2).
 */
export function phoneIssue({ boundingBox, ...issue }: MobileFriendlyIssue): AccessibilityIssue {
  if (issue.redacted) return issue;
  const phone = issue.boundingBoxes.phone ?? boundingBox;
  return { ...issue, screenSizes: [...PHONE], boundingBoxes: phone ? { phone } : {} };
}
