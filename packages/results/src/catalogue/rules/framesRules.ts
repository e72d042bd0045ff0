import type { RuleFacts, RuleId } from '../ruleTypes.ts';

/** Rules on embedded pages. */
export const framesRules = {
  'frame-focusable-content': {
    title: 'Embedded page cannot be reached by keyboard',
    impact: 'serious',
    criteria: ['2.1.1'],
    disabilities: ['VISUAL', 'MOBILITY'],
    difficulty: 'LOW',
    renderType: 'element',
  },
  'frame-tested': {
    title: 'Embedded page could not be checked',
    impact: 'critical',
    criteria: [],
    disabilities: ['VISUAL', 'HEARING', 'COGNITIVE', 'MOBILITY'],
    difficulty: 'MEDIUM',
    renderType: 'element',
  },
  'frame-title-unique': {
    title: 'Embedded pages share a title',
    impact: 'serious',
    criteria: ['4.1.2'],
    disabilities: ['VISUAL', 'COGNITIVE'],
    difficulty: 'LOW',
    renderType: 'element',
  },
  'frame-title': {
    title: 'Embedded page has no title',
    impact: 'serious',
    criteria: ['4.1.2'],
    disabilities: ['VISUAL', 'COGNITIVE'],
    difficulty: 'LOW',
    renderType: 'element',
  },
} as const satisfies Partial<Record<RuleId, RuleFacts>>;
