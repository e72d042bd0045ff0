import type { AccessibilityIssue } from '@sitelens/api-client/contract';

/** What axe-core's check of this id measured. It comes from a scanned page: each value is to be proved. */
export type CheckData = Readonly<Record<string, unknown>>;

export function checkData(issue: AccessibilityIssue, checkId: string): CheckData | undefined {
  const checks = [...issue.possibleSolutions, ...issue.mustMatchAll, ...issue.mustNotMatch];
  return checks.find(({ id }) => id === checkId)?.data;
}

/** Longer ones are no name, colour or selector that a sentence could show. */
const MAXIMUM_LENGTH = 200;
const MAXIMUM_COUNT = 20;

/** The texts that a check gave as one, as a list, or as a list with commas. */
export function textsOf(value: unknown): readonly string[] {
  const texts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(', ') : [];
  return texts
    .filter((text) => typeof text === 'string' && text.trim() !== '')
    .map((text: string) => text.slice(0, MAXIMUM_LENGTH))
    .slice(0, MAXIMUM_COUNT);
}

export function positiveNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}
