import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { contrastRatio, type Hex, isHex } from '../../contrast/colour/wcagContrast.ts';
import { checkData, positiveNumber } from './checkData.ts';

/** WCAG technique G183: a link without an underline needs 3:1 against the text around it. */
const THRESHOLD = 3;

export interface LinkContrastFacts {
  readonly link: Hex;
  readonly text: Hex;
  readonly ratio: number;
  readonly threshold: number;
}

/** What axe-core measured for `link-in-text-block`; nothing where it compared no two colours of text. */
export function linkContrastFacts(issue: AccessibilityIssue): LinkContrastFacts | undefined {
  const data = checkData(issue, 'link-in-text-block');
  if (!data || !isHex(data.nodeColor) || !isHex(data.parentColor)) return undefined;
  return {
    link: data.nodeColor,
    text: data.parentColor,
    ratio: positiveNumber(data.contrastRatio) ?? contrastRatio(data.nodeColor, data.parentColor),
    threshold: positiveNumber(data.requiredContrastRatio) ?? THRESHOLD,
  };
}
