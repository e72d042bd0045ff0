import type { RuleFacts, RuleId } from '../ruleTypes.ts';

/** Rules on form fields. */
export const formsRules = {
  'autocomplete-valid': {
    title: "Form field's autocomplete hint is wrong",
    impact: 'serious',
    criteria: ['1.3.5'],
    disabilities: ['VISUAL', 'COGNITIVE', 'MOBILITY'],
    difficulty: 'LOW',
    renderType: 'element',
  },
  'form-field-multiple-labels': {
    title: 'Form field has several labels',
    impact: 'moderate',
    criteria: ['3.3.2'],
    disabilities: ['VISUAL', 'COGNITIVE', 'MOBILITY'],
    difficulty: 'LOW',
    renderType: 'element',
  },
  'label-title-only': {
    title: 'Form field has no visible label',
    impact: 'serious',
    criteria: [],
    disabilities: ['VISUAL', 'COGNITIVE', 'MOBILITY'],
    difficulty: 'LOW',
    renderType: 'many-of-one-type',
  },
  label: {
    title: 'Form field has no label',
    impact: 'critical',
    criteria: ['4.1.2'],
    disabilities: ['VISUAL', 'COGNITIVE', 'MOBILITY'],
    difficulty: 'LOW',
    renderType: 'many-of-one-type',
  },
  'select-name': {
    title: 'Drop-down list has no label',
    impact: 'critical',
    criteria: ['4.1.2'],
    disabilities: ['VISUAL', 'COGNITIVE', 'MOBILITY'],
    difficulty: 'LOW',
    renderType: 'many-of-one-type',
  },
} as const satisfies Partial<Record<RuleId, RuleFacts>>;
