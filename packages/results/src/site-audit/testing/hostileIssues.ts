import type { SiteAuditIssue } from '@sitelens/api-client/contract';
import { auditIssue, numbered } from './auditIssues.ts';

/** For stories and tests: what a page that means no good, or a service that is newer, may have in a table. */

const LONG_URL = `https://www.example.com/${'a-very-long-part-of-an-address/'.repeat(40)}`;

export const hostileIssues: readonly SiteAuditIssue[] = [
  auditIssue('BROKEN_LINK', {
    url: { href: 'javascript:alert(document.cookie)' },
    status_code: { http_status: 999 },
    error: { text: '<img src=x onerror=alert(1)>' },
    page_url: { href: LONG_URL },
  }),
  auditIssue('BROKEN_LINK', {
    url: { href: 'https://user:secret@xn--e1awd7f.example/%00?q=<script>' },
    status_code: { http_status: 204 },
    error: { text: '\u202Egnitirw thgir-ot-tfel\u202C מימין לשמאל' },
    page_url: { href: 'data:text/html,<script>alert(1)</script>' },
  }),
  auditIssue('BROKEN_LINK', {
    url: numbered('href', ['https://a.example/', 'ftp://b.example/', '//c.example/', '']),
    status_code: { picture: 'x.png' },
    error: { text: 'word'.repeat(5_000) },
  }),
];

/** Several elements of a kind, some of them without an end. */
export const hostileElements: readonly SiteAuditIssue[] = [
  auditIssue('MULTIPLE_META_KEYWORD_TAGS', {
    page_url: { href: 'https://www.example.com/' },
    html: numbered(
      'html',
      Array.from({ length: 100 }, (_, index) => `<meta name="keywords" content="${'word, '.repeat(index)}"`),
    ),
  }),
];
