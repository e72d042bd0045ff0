import type { RuleFacts, RuleId } from '../ruleTypes.ts';

/** Rules on colour and contrast. */
export const colourRules = {
  'color-contrast-enhanced': {
    title: 'Text lacks enhanced contrast with its background',
    impact: 'serious',
    criteria: ['1.4.6'],
    disabilities: ['VISUAL'],
    difficulty: 'MEDIUM',
    renderType: 'many-of-one-type',
  },
  'color-contrast': {
    title: 'Text is hard to read against its background',
    impact: 'serious',
    criteria: ['1.4.3'],
    disabilities: ['VISUAL'],
    difficulty: 'MEDIUM',
    renderType: 'many-of-one-type',
  },
  'link-in-text-block': {
    title: 'Links in text differ by colour only',
    impact: 'serious',
    criteria: ['1.4.1'],
    disabilities: ['VISUAL'],
    difficulty: 'LOW',
    renderType: 'many-of-one-type',
  },
} as const satisfies Partial<Record<RuleId, RuleFacts>>;
