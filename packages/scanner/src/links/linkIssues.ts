import { STATUS_CODES } from 'node:http';
import type { SiteAuditValue } from '@sitelens/api-client/contract';
import type { PageReference, ReferenceKind, SiteAuditRecord } from '../checks/siteAudit/record.ts';
import type { LinkResult } from './linkResult.ts';

const BROKEN = {
  link: 'BROKEN_LINK',
  image: 'BROKEN_IMAGE',
  javascript: 'BROKEN_JAVASCRIPT',
  css: 'BROKEN_CSS',
  cite: 'BROKEN_BLOCKQUOTE_CITE',
} as const satisfies Record<ReferenceKind, string>;

/** What the end of a request means for one page that refers to the address; empty when all is well. */
export function linkIssues(
  result: LinkResult,
  { kind, url }: PageReference,
  pageUrl: string,
): readonly SiteAuditRecord[] {
  const page_url = { href: pageUrl };
  switch (result.outcome) {
    case 'OK':
      return [];
    case 'REDIRECTED': {
      const { httpStatus, leadsTo } = result;
      if (kind !== 'link') return [];
      const issueDetails = {
        link_url: { href: url },
        request_url: { href: leadsTo },
        status_code: { http_status: httpStatus },
        page_url,
      };
      return [{ issueType: 'LINK_TO_REDIRECT', issueDetails }];
    }
    case 'BROKEN': {
      const status_code = statusValue(result.httpStatus);
      const issueDetails = { url: { href: url }, status_code, error: { text: result.error }, page_url };
      return [{ issueType: BROKEN[kind], issueDetails }];
    }
    case 'REQUEST_FAILED': {
      const status_code = statusValue(result.httpStatus);
      const issueDetails = { url: { href: url }, error_text: { text: result.error }, status_code, page_url };
      return [{ issueType: 'REQUEST_FAILED', issueDetails }];
    }
    case 'BLOCKED_BY_ROBOTS':
      return kind === 'link' || kind === 'cite'
        ? [{ issueType: 'BLOCKED_BY_ROBOTS', issueDetails: { url: { href: url } } }]
        : [];
  }
}

/** RFC 9110's name of a status, in words: "Not Found". */
export function statusText(httpStatus: number): string {
  return STATUS_CODES[httpStatus] ?? `Status ${httpStatus}`;
}

/** Without an answer there is no status: a cell without a value. */
function statusValue(httpStatus: number | undefined): SiteAuditValue {
  return httpStatus === undefined ? {} : { http_status: httpStatus };
}
