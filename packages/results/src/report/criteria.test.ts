import type { AccessibilityCategory } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { criteriaOf, resultsByCriterion } from './criteria.ts';
import type { ReportRule } from './ReportContent.ts';

function rule(id: string, tags: readonly string[] = []): ReportRule {
  const category: AccessibilityCategory = {
    id,
    tags: [...tags],
    totalIssues: 1,
    totalPages: 1,
    disabilitiesAffected: [],
    impact: 'serious',
  };
  return { category, examples: [] };
}

test('criteria come in WCAG’s order, each with its rules', () => {
  const { criteria, others } = resultsByCriterion(
    ['region', 'color-contrast', 'image-alt', 'html-has-lang'].map((id) => rule(id)),
  );
  expect(
    criteria.map(({ criterion, rules }) => [criterion.number, rules.map(({ category }) => category.id)]),
  ).toEqual([
    ['1.1.1', ['image-alt']],
    ['1.4.3', ['color-contrast']],
    ['3.1.1', ['html-has-lang']],
  ]);
  expect(others.map(({ category }) => category.id)).toEqual(['region']);
});

test('a rule that fails several criteria is told once, under the first', () => {
  const twofold = rule('newer-rule', ['wcag412', 'wcag244', 'wcag2a']);
  expect(criteriaOf(twofold).map(({ number }) => number)).toEqual(['2.4.4', '4.1.2']);
  const { criteria } = resultsByCriterion([twofold]);
  expect(
    criteria.map(({ criterion, rules, toldBefore }) => [criterion.number, rules.length, toldBefore.length]),
  ).toEqual([
    ['2.4.4', 1, 0],
    ['4.1.2', 0, 1],
  ]);
});
