import type {
  SITE_AUDIT_COLUMNS,
  SiteAuditIssue,
  SiteAuditIssueType,
  SiteAuditValue,
} from '@sitelens/api-client/contract';

/** For stories and tests: more issues of the site audit than the golden scan has, written by hand. */

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

/** Contents that more pages share than are listed, and one that is shared by two. */
export const duplicateTitles: readonly SiteAuditIssue[] = [
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
];
