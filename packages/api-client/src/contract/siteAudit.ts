import type { SiteAuditIssueType } from './types.ts';

const BROKEN = ['url', 'status_code', 'error', 'page_url'] as const;
const LENGTH = ['content', 'content_length', 'page_url'] as const;
const DUPLICATE = ['page_urls', 'content'] as const;
const MULTIPLE = ['page_url', 'html'] as const;
const PAGE = ['page_url'] as const;
const ANCHOR = ['page_url', 'anchor_text'] as const;
const IMAGE = ['image_url', 'page_url'] as const;

/** The columns of each type's table, in their order: the keys of an issue's `issueDetails`. */
export const SITE_AUDIT_COLUMNS = {
  BROKEN_LINK: BROKEN,
  BROKEN_IMAGE: BROKEN,
  BROKEN_JAVASCRIPT: BROKEN,
  BROKEN_CSS: BROKEN,
  BROKEN_BLOCKQUOTE_CITE: BROKEN,
  LINK_TO_REDIRECT: ['link_url', 'request_url', 'status_code', 'page_url'],
  LINK_TO_LOCALHOST: ['href', 'page_url'],
  REQUEST_FAILED: ['url', 'error_text', 'status_code', 'page_url'],
  DUPLICATE_TITLE_TAGS: DUPLICATE,
  DUPLICATE_META_DESCRIPTION_TAGS: DUPLICATE,
  MULTIPLE_TITLE_TAGS_ON_PAGE: MULTIPLE,
  TITLE_TOO_LONG: LENGTH,
  TITLE_TOO_SHORT: LENGTH,
  DESCRIPTION_TOO_LONG: LENGTH,
  DESCRIPTION_TOO_SHORT: LENGTH,
  DUPLICATE_H1_TAGS: DUPLICATE,
  DUPLICATE_H1_AND_TITLE_VALUE: ['page_url', 'content'],
  DUPLICATE_META_OG_DESCRIPTION_TAGS: DUPLICATE,
  DUPLICATE_META_OG_TITLE_TAGS: DUPLICATE,
  MISSING_H1_TAG_ON_PAGE: PAGE,
  MISSING_LINK_ICON: PAGE,
  MISSING_TITLE: PAGE,
  MISSING_META_DESCRIPTION: PAGE,
  MULTIPLE_H1_TAGS_ON_PAGE: MULTIPLE,
  MISSING_ALT_ATTRIBUTE: IMAGE,
  MULTIPLE_BASE_TAGS_ON_PAGE: MULTIPLE,
  EMPTY_HREF_ATTRIBUTE: ANCHOR,
  EMPTY_IMG_SRC_ATTRIBUTE: PAGE,
  MISSING_HREF_ATTRIBUTE: ANCHOR,
  MISSING_IMG_SRC_ATTRIBUTE: PAGE,
  MULTIPLE_META_DESCRIPTION_TAGS: MULTIPLE,
  MULTIPLE_META_VIEWPORT_TAGS: MULTIPLE,
  MULTIPLE_META_KEYWORD_TAGS: MULTIPLE,
  MULTIPLE_META_OG_TITLE_TAGS: MULTIPLE,
  MULTIPLE_META_OG_DESCRIPTION_TAGS: MULTIPLE,
  MULTIPLE_META_OG_URL_TAGS: MULTIPLE,
  MULTIPLE_META_OG_IMAGE_TAGS: MULTIPLE,
  MULTIPLE_META_OG_IMAGE_ALT_TAGS: MULTIPLE,
  MULTIPLE_META_OG_IMAGE_HEIGHT_TAGS: MULTIPLE,
  MULTIPLE_META_OG_IMAGE_WIDTH_TAGS: MULTIPLE,
  MULTIPLE_META_OG_IMAGE_SECURE_URL_TAGS: MULTIPLE,
  MULTIPLE_META_OG_IMAGE_TYPE_TAGS: MULTIPLE,
  MULTIPLE_META_OG_IMAGE_URL_TAGS: MULTIPLE,
  MULTIPLE_META_OG_VIDEO_TAGS: MULTIPLE,
  MULTIPLE_META_OG_VIDEO_ALT_TAGS: MULTIPLE,
  MULTIPLE_META_OG_VIDEO_HEIGHT_TAGS: MULTIPLE,
  MULTIPLE_META_OG_VIDEO_WIDTH_TAGS: MULTIPLE,
  MULTIPLE_META_OG_VIDEO_SECURE_URL_TAGS: MULTIPLE,
  MULTIPLE_META_OG_VIDEO_TYPE_TAGS: MULTIPLE,
  MULTIPLE_META_OG_VIDEO_URL_TAGS: MULTIPLE,
  BLOCKED_BY_ROBOTS: ['url'],
  H_TAG_HIERARCHY: ['heading', 'heading_text', 'not_expected_after', 'page_url'],
  EMPTY_ALT_ATTRIBUTE: IMAGE,
} as const satisfies Record<SiteAuditIssueType, readonly string[]>;

/** A column of the tables of {@link SITE_AUDIT_COLUMNS}. */
export type SiteAuditColumn = (typeof SITE_AUDIT_COLUMNS)[SiteAuditIssueType][number];

const types = Object.keys(SITE_AUDIT_COLUMNS).filter(isSiteAuditIssueType);

/** Every type, issues first, then warnings; those of several meta tags before those of information. */
export const SITE_AUDIT_ISSUE_TYPES: readonly SiteAuditIssueType[] = types;

/** Whether a name is that of a type; a newer service may send others. */
export function isSiteAuditIssueType(name: string): name is SiteAuditIssueType {
  return Object.hasOwn(SITE_AUDIT_COLUMNS, name);
}

/** A type as it stands in an address: `BROKEN_LINK` as `broken-link`. */
export function issueTypeInUrl(type: string): string {
  return type.toLowerCase().replaceAll('_', '-');
}

/** The type that an address names, by {@link issueTypeInUrl}; undefined where there is none such. */
export function issueTypeFromUrl(segment: string): SiteAuditIssueType | undefined {
  return types.find((type) => issueTypeInUrl(type) === segment);
}
