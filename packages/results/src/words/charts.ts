import { createWords } from '@sitelens/ui/words';

/** Words of the charts. */
const chartsWords = {
  failed: 'The chart could not be loaded',
  running: {
    title: 'A scan is running',
    detail: 'The chart is drawn anew when it has ended.',
  },
  severity: {
    title: 'Total accessibility issues',
    summary_one: '{{total}} accessibility issue: {{counts}}.',
    summary_other: '{{total}} accessibility issues: {{counts}}.',
    part: '{{severity}} {{count}}',
    total_one: 'issue',
    total_other: 'issues',
    caption: 'Accessibility issues by severity',
    severity: 'Severity',
    issues: 'Issues',
    share: 'Share',
    open_one: 'Show {{issues}} issue: {{severity}}',
    open_other: 'Show {{issues}} issues: {{severity}}',
    empty: 'No accessibility issues found',
    emptyDetail:
      'No automatic check failed on the pages that were scanned. What needs a person’s judgement remains.',
  },
  history: {
    title: 'Accessibility issues history',
    summaryOfOne_one: 'Bar chart with one bar: {{label}}, {{issues}} issue.',
    summaryOfOne_other: 'Bar chart with one bar: {{label}}, {{issues}} issues.',
    summary:
      'Bar chart with {{bars}} bars from {{first}} to {{last}}. Issues at the end: {{issues}}. The table has all numbers.',
    average: '(average)',
    ofScans_one: 'Issues: {{issues}}',
    ofScans_other: 'Issues: {{issues}}, the average of {{count}} scans',
    captions: {
      day: 'Accessibility issues by day',
      week: 'Accessibility issues by week, from Monday',
      month: 'Accessibility issues by month',
      year: 'Accessibility issues by year',
    },
    periods: { day: 'Day', week: 'Week from', month: 'Month', year: 'Year' },
    issues: 'Issues',
    scans: 'Scans',
    showTable: 'Show as table',
    hideTable: 'Hide the table',
    levels: 'Colours of the bars',
    level: {
      few: 'Fewer than 100',
      some: '100 to 199',
      many: '200 to 499',
      veryMany: '500 and more',
    },
    empty: 'No scan has ended yet',
    emptyDetail: 'Each scan that ends adds to the history.',
  },
} as const;

export const useChartsWords = createWords('results', { charts: chartsWords });
