import type { RuleFacts, RuleId } from '../ruleTypes.ts';

/** Rules on headings. */
export const headingsRules = {
  'empty-heading': {
    title: 'Heading is empty',
    impact: 'minor',
    criteria: [],
    disabilities: ['VISUAL'],
    difficulty: 'LOW',
    renderType: 'many-of-one-type',
  },
  'heading-order': {
    title: 'Heading level is skipped',
    impact: 'moderate',
    criteria: [],
    disabilities: ['VISUAL', 'COGNITIVE', 'MOBILITY'],
    difficulty: 'MEDIUM',
    renderType: 'many-of-one-type',
  },
  'p-as-heading': {
    title: 'Bold text stands in for a heading',
    impact: 'serious',
    criteria: ['1.3.1'],
    disabilities: ['VISUAL', 'COGNITIVE'],
    difficulty: 'LOW',
    renderType: 'many-of-one-type',
  },
  'page-has-heading-one': {
    title: 'Page has no main heading',
    impact: 'moderate',
    criteria: [],
    disabilities: ['VISUAL', 'COGNITIVE', 'MOBILITY'],
    difficulty: 'LOW',
    renderType: 'page-wide',
  },
} as const satisfies Partial<Record<RuleId, RuleFacts>>;
