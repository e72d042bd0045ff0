/** How many issues that is for a website, from best to worst. */
export type IssueLevel = 'few' | 'some' | 'many' | 'veryMany';

/** From this count on the next level holds. */
const THRESHOLDS = [
  { from: 500, level: 'veryMany' },
  { from: 200, level: 'many' },
  { from: 100, level: 'some' },
] as const;

/** The level of a count, by which its bar is coloured: below 100, from 100, from 200, from 500. */
export function issueLevel(issues: number): IssueLevel {
  return THRESHOLDS.find(({ from }) => issues >= from)?.level ?? 'few';
}
