import { createWords } from '@sitelens/ui/words';

/** Words of the accessibility results. */
const accessibilityWords = {
  categories: {
    caption: 'Accessibility issues by rule',
    rule: 'Rule',
    impact: 'Impact',
    issues: 'Issues',
    violates: 'Violates',
    affects: 'Affects',
  },
  empty: {
    title: 'No accessibility issues found',
    detail:
      'No automatic check failed on the pages that were scanned. What needs a person’s judgement remains.',
  },
  soFar: {
    title: 'No issues found so far!',
    detail: 'The scan is still running. What it finds appears here by itself.',
  },
  failed: {
    title: 'Failed to retrieve the data',
    detail: 'Check your connection, then try again.',
  },
  disabilities: {
    VISUAL: 'Visual',
    HEARING: 'Hearing',
    COGNITIVE: 'Cognitive',
    SPEECH: 'Speech',
    MOBILITY: 'Mobility',
    NEURAL: 'Neural',
  },
  rulePages: {
    caption: 'Pages with this issue',
    page: 'Page',
    issues: 'Issues on the page',
    empty: 'No page has this issue',
    redacted: 'This page is not shown in your plan',
  },
  rule: {
    issues_one: '{{count}} issue',
    issues_other: '{{count}} issues',
    documentation: 'Documentation',
    bestPractice: 'Best practice',
    criteria: 'Violates',
    level: 'Level {{level}}',
  },
  pageIssues: {
    heading: 'Issues on this page',
    item: 'Issue {{number}} of {{total}}',
    pageWide: 'This concerns the page as a whole, so there is no place to mark on the screenshot.',
    failed: {
      title: 'Failed to retrieve the issues',
      detail: 'Check your connection, then try again.',
    },
  },
  issue: {
    element: 'Failing element',
    selector: 'Location in the page',
    howToFix: 'How to fix',
    fixThis: 'Fix this',
    fixAny: 'Fix any of these',
    fixAll: 'Fix all of these',
    related: 'Related elements',
    foundAt: 'Found at',
    seeOnScreenshot: 'See on screenshot',
    openPage: 'Open page',
    redacted: 'The details of this issue are not part of your plan.',
  },
} as const;

export const useAccessibilityWords = createWords('results', { accessibility: accessibilityWords });
