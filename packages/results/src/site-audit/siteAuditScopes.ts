import type { SiteAuditIssueType } from '@sitelens/api-client/contract';

/** The types of the screens on broken links (specification, results, section 2). */
export const BROKEN_LINK_TYPES = [
  'BROKEN_LINK',
  'BROKEN_IMAGE',
  'BROKEN_JAVASCRIPT',
  'BROKEN_CSS',
  'BROKEN_BLOCKQUOTE_CITE',
  'REQUEST_FAILED',
  'LINK_TO_LOCALHOST',
] as const satisfies readonly SiteAuditIssueType[];

/** The types of the screens on duplicate titles. */
export const DUPLICATE_TITLE_TYPES = [
  'DUPLICATE_TITLE_TAGS',
] as const satisfies readonly SiteAuditIssueType[];

/** The types of the screens on duplicate meta descriptions. */
export const DUPLICATE_META_DESCRIPTION_TYPES = [
  'DUPLICATE_META_DESCRIPTION_TAGS',
] as const satisfies readonly SiteAuditIssueType[];
