import type {
  SITE_AUDIT_COLUMNS,
  SiteAuditCounts,
  SiteAuditIssue,
  SiteAuditIssueType,
  SiteAuditValue,
} from '@sitelens/api-client/contract';

/** For stories and tests: issues of the site audit as the API has them, by hand. */

type Details<Type extends SiteAuditIssueType> = Partial<
  Record<(typeof SITE_AUDIT_COLUMNS)[Type][number], SiteAuditValue>
>;

/** An issue that has its type's columns only. */
export function auditIssue<Type extends SiteAuditIssueType>(
  issueType: Type,
  issueDetails: Details<Type>,
  totalPages?: number,
): SiteAuditIssue {
  const details = Object.entries<SiteAuditValue | undefined>(issueDetails).flatMap(([column, value]) =>
    value ? [[column, value] as const] : [],
  );
  return {
    issueType,
    issueDetails: Object.fromEntries(details),
    ...(totalPages !== undefined && { totalPages }),
  };
}

const SITE = 'https://www.harbour-and-pine.example';

/** Values of one kind, numbered from 0. */
export function numbered(kind: 'href' | 'html' | 'text', values: readonly string[]): SiteAuditValue {
  return Object.fromEntries(values.map((value, index) => [`${kind}${index}`, value]));
}

const pages = (total: number) => Array.from({ length: total }, (_, index) => `${SITE}/journal/${index + 1}`);

const ERRORS: readonly (readonly [number, string])[] = [
  [404, 'Not Found'],
  [410, 'Gone'],
  [500, 'Internal Server Error'],
];

/** As many broken links as one likes. */
export function brokenLinks(total: number): readonly SiteAuditIssue[] {
  return Array.from({ length: total }, (_, index) => {
    const [status, error] = ERRORS[index % ERRORS.length] ?? [404, 'Not Found'];
    return auditIssue('BROKEN_LINK', {
      url: { href: `${SITE}/shop/gone-${index + 1}` },
      status_code: { http_status: status },
      error: { text: error },
      page_url: { href: `${SITE}/journal/${index + 1}` },
    });
  });
}

/** One issue of each kind of table. */
export const issuesByType = {
  BROKEN_LINK: brokenLinks(12),
  LINK_TO_REDIRECT: [
    auditIssue('LINK_TO_REDIRECT', {
      link_url: { href: 'http://www.harbour-and-pine.example/about-us' },
      request_url: { href: `${SITE}/about` },
      status_code: { http_status: 301 },
      page_url: { href: `${SITE}/` },
    }),
  ],
  REQUEST_FAILED: [
    auditIssue('REQUEST_FAILED', {
      url: { href: 'https://slow.example/' },
      error_text: { text: 'No answer within 20 seconds' },
      status_code: {},
      page_url: { href: `${SITE}/about` },
    }),
    auditIssue('REQUEST_FAILED', {
      url: { href: 'https://www.social.example/company/harbour-and-pine' },
      error_text: { text: 'The server does not answer robots' },
      status_code: { http_status: 999 },
      page_url: { href: `${SITE}/about` },
    }),
  ],
  LINK_TO_LOCALHOST: [
    auditIssue('LINK_TO_LOCALHOST', {
      href: { href: 'http://localhost:3000/draft' },
      page_url: { href: `${SITE}/journal/draft` },
    }),
  ],
  TITLE_TOO_LONG: [
    auditIssue('TITLE_TOO_LONG', {
      content: {
        text: 'Harbour & Pine: waxed jackets, rope bags and everything else for a night on the ridge',
      },
      content_length: { text: '84' },
      page_url: { href: `${SITE}/shop/jackets` },
    }),
  ],
  DUPLICATE_TITLE_TAGS: [
    auditIssue(
      'DUPLICATE_TITLE_TAGS',
      { page_urls: numbered('href', pages(100)), content: { text: 'Journal – Harbour & Pine' } },
      240,
    ),
    auditIssue(
      'DUPLICATE_TITLE_TAGS',
      { page_urls: numbered('href', pages(2)), content: { text: 'Untitled' } },
      2,
    ),
  ],
  DUPLICATE_META_DESCRIPTION_TAGS: [
    auditIssue(
      'DUPLICATE_META_DESCRIPTION_TAGS',
      { page_urls: numbered('href', pages(7)), content: { text: 'Outdoor clothing that lasts.' } },
      7,
    ),
  ],
  MULTIPLE_META_DESCRIPTION_TAGS: [
    auditIssue('MULTIPLE_META_DESCRIPTION_TAGS', {
      page_url: { href: `${SITE}/shop` },
      html: numbered('html', [
        '<meta name="description" content="Outdoor clothing that lasts.">',
        '<meta name="description" content="Jackets, bags and boots from the harbour.">',
      ]),
    }),
  ],
  EMPTY_HREF_ATTRIBUTE: [
    auditIssue('EMPTY_HREF_ATTRIBUTE', {
      page_url: { href: `${SITE}/` },
      anchor_text: { text: '' },
    }),
  ],
  H_TAG_HIERARCHY: [
    auditIssue('H_TAG_HIERARCHY', {
      heading: { text: 'h4' },
      heading_text: { text: 'Care' },
      not_expected_after: { text: 'h2' },
      page_url: { href: `${SITE}/shop/jackets` },
    }),
  ],
  BLOCKED_BY_ROBOTS: [auditIssue('BLOCKED_BY_ROBOTS', { url: { href: `${SITE}/internal/` } })],
  EMPTY_ALT_ATTRIBUTE: [
    auditIssue('EMPTY_ALT_ATTRIBUTE', {
      image_url: { href: `${SITE}/images/night-on-the-ridge.jpg` },
      page_url: { href: `${SITE}/journal/night-on-the-ridge` },
    }),
  ],
} as const satisfies Partial<Record<SiteAuditIssueType, readonly SiteAuditIssue[]>>;

/** How many there are of each. */
export const auditCounts: SiteAuditCounts = Object.fromEntries(
  Object.entries(issuesByType).map(([type, { length }]) => [type, { count: length, revision: length }]),
);
