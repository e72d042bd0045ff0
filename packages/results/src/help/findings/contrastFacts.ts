import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import type { ContrastPair } from '../../contrast/colour/nearestPassing.ts';
import { contrastRatio, isHex } from '../../contrast/colour/wcagContrast.ts';
import { checkData, positiveNumber } from './checkData.ts';

/** WCAG 1.4.3: 4.5:1, and 3:1 for large text; what axe-core calls `expectedContrastRatio`. */
const THRESHOLD = 4.5;

export interface ContrastFacts extends ContrastPair {
  readonly ratio: number;
  /** In CSS pixels, where axe-core says it. */
  readonly fontSize: number | undefined;
  readonly isBold: boolean;
}

/** What axe-core measured for `color-contrast` or `color-contrast-enhanced`; nothing if it is not of its form. */
export function contrastFacts(issue: AccessibilityIssue): ContrastFacts | undefined {
  const data = checkData(issue, 'color-contrast') ?? checkData(issue, 'color-contrast-enhanced');
  if (!data || !isHex(data.fgColor) || !isHex(data.bgColor)) return undefined;
  const { fgColor: foreground, bgColor: background } = data;
  return {
    foreground,
    background,
    ratio: positiveNumber(data.contrastRatio) ?? contrastRatio(foreground, background),
    threshold: thresholdOf(data.expectedContrastRatio),
    fontSize: pixelsOf(data.fontSize),
    isBold: data.fontWeight === 'bold',
  };
}

/** `4.5:1` */
function thresholdOf(text: unknown): number {
  const ratio = typeof text === 'string' ? Number.parseFloat(text) : Number.NaN;
  return ratio > 1 && ratio <= 21 ? ratio : THRESHOLD;
}

/** `12.8pt (17px)` */
function pixelsOf(text: unknown): number | undefined {
  const [, pixels] = (typeof text === 'string' && /\(([\d.]{1,8})px\)/.exec(text)) || [];
  return pixels === undefined ? undefined : positiveNumber(Number(pixels));
}
