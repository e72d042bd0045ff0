import type { RuleFacts, RuleId } from '../ruleTypes.ts';

/** Rules on reaching and operating the page by keyboard. */
export const keyboardRules = {
  accesskeys: {
    title: 'Keyboard shortcut is used twice',
    impact: 'serious',
    criteria: [],
    disabilities: ['VISUAL', 'MOBILITY'],
    difficulty: 'LOW',
    renderType: 'element',
  },
  'focus-order-semantics': {
    title: 'Keyboard reaches an element that does not say what it is',
    impact: 'minor',
    criteria: [],
    disabilities: ['VISUAL', 'MOBILITY'],
    difficulty: 'MEDIUM',
    renderType: 'element',
  },
  'nested-interactive': {
    title: 'Control inside another control',
    impact: 'serious',
    criteria: ['4.1.2'],
    disabilities: ['VISUAL', 'MOBILITY'],
    difficulty: 'HIGH',
    renderType: 'element',
  },
  'scrollable-region-focusable': {
    title: 'Scrolling area cannot be reached by keyboard',
    impact: 'serious',
    criteria: ['2.1.1', '2.1.3'],
    disabilities: ['VISUAL', 'MOBILITY'],
    difficulty: 'LOW',
    renderType: 'element',
  },
  'skip-link': {
    title: 'Skip link leads nowhere',
    impact: 'moderate',
    criteria: [],
    disabilities: ['VISUAL', 'MOBILITY'],
    difficulty: 'LOW',
    renderType: 'element',
  },
  tabindex: {
    title: 'Keyboard order differs from the order on the page',
    impact: 'serious',
    criteria: [],
    disabilities: ['VISUAL', 'MOBILITY'],
    difficulty: 'MEDIUM',
    renderType: 'many-of-one-type',
  },
} as const satisfies Partial<Record<RuleId, RuleFacts>>;
