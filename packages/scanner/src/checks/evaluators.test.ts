import { expect, test } from 'vitest';
import { EVALUATORS, runsAt } from './evaluators.ts';

test('all look for accessibility and take pictures; the document is read once, and phones are for fingers', () => {
  const everywhere = ['ACCESSIBILITY', 'SCREENSHOT', 'THUMBNAIL'];
  const ofDocument = ['SITE_AUDIT', 'BROKEN_LINK_CHECKER', 'DUPLICATE_TITLE', 'DUPLICATE_META_DESCRIPTION'];
  expect(EVALUATORS.desktop.toSorted()).toEqual([...everywhere, ...ofDocument].toSorted());
  expect(EVALUATORS.tablet.toSorted()).toEqual(everywhere);
  expect(EVALUATORS.phone.toSorted()).toEqual([...everywhere, 'MOBILE_FRIENDLY'].toSorted());
});

test('an evaluator runs where the table has it', () => {
  expect(runsAt('SITE_AUDIT', 'desktop')).toBe(true);
  expect(runsAt('SITE_AUDIT', 'phone')).toBe(false);
  expect(runsAt('MOBILE_FRIENDLY', 'phone')).toBe(true);
  expect(runsAt('MOBILE_FRIENDLY', 'tablet')).toBe(false);
});
