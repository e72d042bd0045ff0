import { createWords } from '@sitelens/ui/words';

/** Words of the site audit. */
const siteAuditWords = {
  severities: { ISSUE: 'Issue', WARNING: 'Warning', INFO: 'Info' },
  types: {
    caption: 'Site audit by type of issue',
    type: 'Type of issue',
    severity: 'Severity',
    description: 'What it means',
    count: 'Found',
    failed: { title: 'Failed to retrieve issues', detail: 'Please try again later.' },
    none: {
      title: "Congratulations! We haven't found any issues!",
      detail: 'The scan has ended, and every page that it could read passed these checks.',
    },
    noneSoFar: {
      title: 'No issues found so far!',
      detail: 'The scan is still running. What it finds appears here by itself.',
    },
  },
  type: {
    issues_one: '{{number}} issue',
    issues_other: '{{number}} issues',
    caption: 'Issues: {{title}}',
    none: {
      title: 'No issues',
      detail: 'The scan has ended without an issue of this type.',
    },
    noneSoFar: {
      title: 'No issues found so far!',
      detail: 'The scan is still running.',
    },
    unknown: {
      title: 'No issues of this type',
      detail: 'There is no such type of issue here. The link may be wrong or out of date.',
      action: 'Show all types',
    },
    failed: {
      title: 'Failed due to a technical error',
      detail: 'The issues could not be retrieved. Please try again.',
    },
  },
  newer: {
    current: 'The scan is running. What it finds is offered here; the table stays as it is.',
    ended: 'The scan has ended, and the table is up to date.',
    newer: 'There is newer data than the table shows.',
    failed: 'The newer data could not be retrieved. Please try again.',
    update: 'Update table data',
  },
  notAudited: {
    title: 'This scan has no site audit',
    detail: 'It was made before links, titles and other metadata were checked. A new scan checks them.',
    latest:
      'It was made before links, titles and other metadata were checked. The latest scan has checked them.',
  },
  columns: {
    url: 'Address',
    status_code: 'Status',
    error: 'Error',
    page_url: 'Found on',
    link_url: 'Link',
    request_url: 'Leads to',
    href: 'Link',
    error_text: 'What happened',
    page_urls: 'Pages',
    content: 'Content',
    content_length: 'Characters',
    heading: 'Heading',
    heading_text: 'Its text',
    not_expected_after: 'Not expected after',
    anchor_text: 'Text of the link',
    html: 'Elements',
    image_url: 'Image',
  },
  status: {
    informational: 'Informational',
    successful: 'Success',
    redirection: 'Redirect',
    clientError: 'Client error',
    serverError: 'Server error',
    other: 'Unknown status',
  },
  value: {
    empty: '(empty)',
    snippet: 'Markup',
    whole: 'Whole text',
    showAll: 'Show all {{number}} characters',
    showLess: 'Show less',
    showAllOfList: 'Show all {{number}}',
    showPartOfList: 'Show {{number}} of {{total}}',
    showFewerOfList: 'Show fewer',
    more_one: 'and {{number}} more page',
    more_other: 'and {{number}} more pages',
  },
} as const;

export const useSiteAuditWords = createWords('results', { siteAudit: siteAuditWords });
