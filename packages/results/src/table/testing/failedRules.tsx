import { Badge, SeverityBadge } from '@sitelens/ui/primitives';
import { accessibilityRules } from '../../catalogue/accessibilityRules.ts';
import type { AccessibilityRule } from '../../catalogue/ruleTypes.ts';
import { wcagTagLabel } from '../../catalogue/wcagTags.ts';
import type { DataColumn } from '../DataColumn.ts';
import type { LocalColumn } from '../local/LocalColumn.ts';
import type { TableView } from '../tableView.ts';

export interface FailedRule extends Pick<AccessibilityRule, 'title' | 'impact'> {
  id: string;
  tags: readonly string[];
  totalIssues: number;
}

/** Real rules of the catalogue; only the counts are made up. */
export const failedRules: readonly FailedRule[] = accessibilityRules.slice(0, 42).map((rule, index) => ({
  id: rule.id,
  title: rule.title,
  impact: rule.impact,
  tags: rule.wcag.map((criterion) => `wcag${criterion.number.replaceAll('.', '')}`),
  totalIssues: (index * 7919) % 1213,
}));

export const ruleColumns: readonly DataColumn<FailedRule>[] = [
  { id: 'title', header: 'Rule', cell: (rule) => rule.title, firstOrder: 'asc' },
  {
    id: 'impact',
    header: 'Impact',
    cell: (rule) => <SeverityBadge impact={rule.impact} />,
    firstOrder: 'desc',
  },
  {
    id: 'tags',
    header: 'Violates',
    cell: (rule) => rule.tags.map((tag) => <Badge key={tag}>{wcagTagLabel(tag)}</Badge>),
  },
  {
    id: 'totalIssues',
    header: 'Issues',
    cell: (rule) => rule.totalIssues.toLocaleString('en'),
    firstOrder: 'desc',
    isNumeric: true,
  },
];

const IMPACTS = ['minor', 'moderate', 'serious', 'critical'];

/** The same columns for a table that sorts and filters by itself. */
export const localRuleColumns: readonly LocalColumn<FailedRule>[] = ruleColumns.map((column) => {
  if (column.id === 'title') return { ...column, sortValue: ({ title }) => title };
  if (column.id === 'totalIssues') return { ...column, sortValue: ({ totalIssues }) => totalIssues };
  if (column.id === 'tags') return { ...column, filterValues: ({ tags }) => tags };
  return {
    ...column,
    sortValue: ({ impact }) => IMPACTS.indexOf(impact),
    filterValues: ({ impact }) => [impact],
    filter: {
      options: [
        { value: 'critical', label: 'Critical' },
        { value: 'serious', label: 'Serious' },
        { value: 'moderate', label: 'Moderate' },
        { value: 'minor', label: 'Minor' },
      ],
    },
  };
});

export const firstRulesView: TableView = {
  order: 'desc',
  orderBy: 'totalIssues',
  page: 0,
  rowsPerPage: 10,
  filters: {},
};

/** What no site should write, and some do. */
export const hostileRules: readonly FailedRule[] = [
  {
    id: 'long',
    title: 'https://www.example.com/'.padEnd(400, 'a-very-long-path/'),
    impact: 'critical',
    tags: ['wcag143', 'wcag1412', 'wcag258', 'best-practice', 'a-tag-from-next-year'],
    totalIssues: 1_234_567,
  },
  { id: 'word', title: 'W'.repeat(10_000), impact: 'serious', tags: ['t'.repeat(200)], totalIssues: 0 },
  {
    id: 'emoji',
    title: '👩🏽‍🚀🏳️‍🌈 ☃️ 漢字 <b>not bold</b>',
    impact: 'moderate',
    tags: ['wcag111'],
    totalIssues: 3,
  },
  {
    id: 'rtl',
    title: 'צור קשר עם שירות הלקוחות — اتصل بنا',
    impact: 'minor',
    tags: ['wcag244'],
    totalIssues: 12,
  },
];

/** What stories of tables that show the first five rules have in common. */
export const firstRulesTable = {
  caption: 'Accessibility issues by rule',
  columns: ruleColumns,
  rows: failedRules.slice(0, 5),
  rowId: (rule: FailedRule) => rule.id,
  view: firstRulesView,
  total: 5,
  status: 'ready',
} as const;
