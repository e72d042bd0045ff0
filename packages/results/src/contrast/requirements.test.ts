import { expect, test } from 'vitest';
import { wcagCriterionByNumber } from '../catalogue/wcagCriteria.ts';
import { CONTRAST_USES, passes, REQUIREMENTS } from './requirements.ts';

const ALL = CONTRAST_USES.flatMap((use) =>
  REQUIREMENTS[use].map((requirement) => [use, requirement.level, requirement] as const),
);

test('the thresholds of WCAG 2.2', () => {
  expect(ALL.map(([use, level, { criterion, threshold }]) => [use, level, criterion, threshold])).toEqual([
    ['text', 'AA', '1.4.3', 4.5],
    ['text', 'AAA', '1.4.6', 7],
    ['largeText', 'AA', '1.4.3', 3],
    ['largeText', 'AAA', '1.4.6', 4.5],
    ['components', 'AA', '1.4.11', 3],
    ['links', 'A', '1.4.1', 3],
  ]);
});

test.each(ALL)('%s at level %s names a criterion of that level', (_, level, { criterion }) => {
  expect(wcagCriterionByNumber(criterion).level).toBe(level);
});

test.each(ALL)('%s at level %s passes at the threshold, and not a hair below', (_, __, requirement) => {
  expect(passes(requirement.threshold, requirement)).toBe(true);
  expect(passes(requirement.threshold - 1e-12, requirement)).toBe(false);
});
