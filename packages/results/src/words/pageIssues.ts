import { createWords } from '@sitelens/ui/words';

/** Words of the screen "one rule on one page". */
const pageIssuesWords = {
  heading: 'Issues on this page',
  item: 'Issue {{number}} of {{total}}',
  columns: {
    element: 'Failing element',
    picture: 'On the screenshot',
    foundAt: 'Found at',
    sinceLastScan: 'Since last scan',
  },
  fixed: 'This was there when the page was last scanned, and is not any more.',
  noPicture: 'No longer on the page',
  pageWide: 'This concerns the page as a whole, so there is no place to mark on the screenshot.',
  empty: {
    title: 'No issues found',
    detail: 'No automatic check of this kind fails on this page.',
    fixed_one: '{{number}} issue of the scan before is fixed.',
    fixed_other: '{{number}} issues of the scan before are fixed.',
    showFixed: 'Show what was fixed',
  },
  failed: {
    title: 'Failed to retrieve the issues',
    detail: 'Check your connection, then try again.',
  },
  element: 'Failing element',
  location: 'Location in the page',
  inFrame: 'In the frame',
  inShadow: 'In the shadow tree of',
  howToFix: 'How to fix',
  fixOne: 'Fix this',
  fixAny: 'Fix any of these',
  fixAll: 'Fix all of these',
  noAdvice: 'The check itself gives no advice.',
  fixIssue: 'Fix this issue',
  documentation: 'Documentation',
  related: 'Related elements',
  relatedElement: 'Related element {{number}}',
  relatedOf: 'Related element: {{title}}',
  seeRelated: 'See on screenshot: related element {{number}}',
  seeOnScreenshot: 'See on screenshot',
  openPage: 'Open page',
  redacted: 'The details of this issue are not part of your plan.',
  fixesWithheld: {
    FREEMIUM: {
      title: 'How to fix it is hidden',
      detail: 'Start a free trial to see what to change: 7 days, no credit card needed.',
      action: 'Start a free trial',
    },
    TRIAL_EXPIRED: {
      title: 'Your trial has expired: how to fix it is hidden',
      detail: 'Pick a plan to see what to change.',
      action: 'Pick a plan',
    },
  },
} as const;

export const usePageIssuesWords = createWords('results', { pageIssues: pageIssuesWords });
