import { createWords } from '@sitelens/ui/words';

/** Words of the list of rules. */
const accessibilityWords = {
  categories: {
    caption: 'Accessibility issues by rule',
    rule: 'Rule',
    issues: 'Issues',
    violates: 'Violates',
    affects: 'Affects',
    bySeverity: 'Rules by severity',
    rules_one: 'rule',
    rules_other: 'rules',
  },
  empty: {
    title: 'No accessibility issues found',
    detail:
      'No automatic check failed on the pages that were scanned. What needs a person’s judgement remains.',
  },
} as const;

export const useAccessibilityWords = createWords('results', { accessibility: accessibilityWords });
