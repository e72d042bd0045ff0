import { createWords } from '@sitelens/ui/words';

/** Words of the similar issues; apart from the overview's, which the list of projects loads too. */
const similarIssuesWords = {
  title: 'Similar issues',
  about: 'The same component fails on several pages: mended once, it is mended everywhere.',
  rule: 'Rule',
  occurrences: 'Occurrences',
  violates: 'Violates',
  impact: 'Impact',
  onPages_one: 'on {{pages}} page',
  onPages_other: 'on {{pages}} pages',
  examples: 'Examples',
  showMore_one: 'Show {{examples}} more example',
  showMore_other: 'Show {{examples}} more examples',
  html: 'HTML of the element',
  openIssue: 'All issues of this rule on this page',
  openScreenshot: 'Open screenshot',
  retryScreenshot: 'Try again',
  redacted_one: '{{examples}} example is hidden.',
  redacted_other: '{{examples}} examples are hidden.',
  failed: 'Failed to retrieve common components. Please try again later.',
  empty: {
    title: 'No components found with accessibility issues',
    detail: 'No component fails the same rule on more than one page.',
  },
  soFar: {
    title: 'No components found so far',
    detail: 'What fails on several pages appears here by itself while the scan runs.',
  },
} as const;

export const useSimilarIssuesWords = createWords('results', { similarIssues: similarIssuesWords });
