import {
  isSiteAuditIssueType,
  SITE_AUDIT_COLUMNS,
  SITE_AUDIT_ISSUE_TYPES,
  type SiteAuditColumn,
  type SiteAuditIssueType,
} from '@sitelens/api-client/contract';

/** How much a type matters: most severe first. */
export const SITE_AUDIT_SEVERITIES = ['ISSUE', 'WARNING', 'INFO'] as const;

export type SiteAuditSeverity = (typeof SITE_AUDIT_SEVERITIES)[number];

/** What is written down by hand for each type of site-audit issue. */
export interface SiteAuditFacts {
  readonly severity: SiteAuditSeverity;
  /** In plain words, as the heading of a list of such issues. */
  readonly title: string;
  /** What it means, in one sentence. */
  readonly description: string;
}

/** A type of site-audit issue as the catalogue gives it out. */
export interface SiteAuditTypeInfo extends SiteAuditFacts {
  readonly type: SiteAuditIssueType;
  /** Of its table, in their order: the keys of an issue's `issueDetails`. */
  readonly columns: readonly SiteAuditColumn[];
  /** Whether there is a help article on it. */
  readonly helpArticle: boolean;
}

const facts: Readonly<Record<SiteAuditIssueType, SiteAuditFacts>> = {
  BROKEN_LINK: { severity: 'ISSUE', title: 'Broken links', description: '' },
  BROKEN_IMAGE: { severity: 'ISSUE', title: 'Broken images', description: '' },
  BROKEN_JAVASCRIPT: { severity: 'ISSUE', title: 'Broken scripts', description: '' },
  BROKEN_CSS: { severity: 'ISSUE', title: 'Broken style sheets', description: '' },
  BROKEN_BLOCKQUOTE_CITE: { severity: 'ISSUE', title: 'Broken sources of quotations', description: '' },
  LINK_TO_REDIRECT: { severity: 'WARNING', title: 'Links to redirects', description: '' },
  LINK_TO_LOCALHOST: { severity: 'WARNING', title: "Links to the visitor's own device", description: '' },
  REQUEST_FAILED: { severity: 'WARNING', title: 'Links that could not be checked', description: '' },
  DUPLICATE_TITLE_TAGS: { severity: 'WARNING', title: 'Duplicate titles', description: '' },
  DUPLICATE_META_DESCRIPTION_TAGS: { severity: 'WARNING', title: 'Duplicate descriptions', description: '' },
  MULTIPLE_TITLE_TAGS_ON_PAGE: { severity: 'WARNING', title: 'Several titles on a page', description: '' },
  TITLE_TOO_LONG: { severity: 'WARNING', title: 'Titles that are too long', description: '' },
  TITLE_TOO_SHORT: { severity: 'WARNING', title: 'Titles that are too short', description: '' },
  DESCRIPTION_TOO_LONG: { severity: 'WARNING', title: 'Descriptions that are too long', description: '' },
  DESCRIPTION_TOO_SHORT: { severity: 'WARNING', title: 'Descriptions that are too short', description: '' },
  DUPLICATE_H1_TAGS: { severity: 'WARNING', title: 'Duplicate main headings', description: '' },
  DUPLICATE_H1_AND_TITLE_VALUE: {
    severity: 'WARNING',
    title: 'Main heading and title are the same',
    description: '',
  },
  DUPLICATE_META_OG_DESCRIPTION_TAGS: {
    severity: 'WARNING',
    title: 'Duplicate descriptions for sharing',
    description: '',
  },
  DUPLICATE_META_OG_TITLE_TAGS: {
    severity: 'WARNING',
    title: 'Duplicate titles for sharing',
    description: '',
  },
  MISSING_H1_TAG_ON_PAGE: { severity: 'WARNING', title: 'Pages without a main heading', description: '' },
  MISSING_LINK_ICON: { severity: 'WARNING', title: 'Pages without an icon', description: '' },
  MISSING_TITLE: { severity: 'WARNING', title: 'Pages without a title', description: '' },
  MISSING_META_DESCRIPTION: { severity: 'WARNING', title: 'Pages without a description', description: '' },
  MULTIPLE_H1_TAGS_ON_PAGE: {
    severity: 'WARNING',
    title: 'Several main headings on a page',
    description: '',
  },
  MISSING_ALT_ATTRIBUTE: { severity: 'WARNING', title: 'Images without an alt attribute', description: '' },
  MULTIPLE_BASE_TAGS_ON_PAGE: {
    severity: 'WARNING',
    title: 'Several base addresses on a page',
    description: '',
  },
  EMPTY_HREF_ATTRIBUTE: { severity: 'WARNING', title: 'Links with an empty address', description: '' },
  EMPTY_IMG_SRC_ATTRIBUTE: { severity: 'WARNING', title: 'Images with an empty address', description: '' },
  MISSING_HREF_ATTRIBUTE: { severity: 'WARNING', title: 'Links without an address', description: '' },
  MISSING_IMG_SRC_ATTRIBUTE: { severity: 'WARNING', title: 'Images without an address', description: '' },
  MULTIPLE_META_DESCRIPTION_TAGS: {
    severity: 'WARNING',
    title: 'Several descriptions on a page',
    description: '',
  },
  MULTIPLE_META_VIEWPORT_TAGS: {
    severity: 'WARNING',
    title: 'Several viewport tags on a page',
    description: '',
  },
  MULTIPLE_META_KEYWORD_TAGS: {
    severity: 'WARNING',
    title: 'Several keyword tags on a page',
    description: '',
  },
  MULTIPLE_META_OG_TITLE_TAGS: {
    severity: 'WARNING',
    title: 'Several titles for sharing on a page',
    description: '',
  },
  MULTIPLE_META_OG_DESCRIPTION_TAGS: {
    severity: 'WARNING',
    title: 'Several descriptions for sharing on a page',
    description: '',
  },
  MULTIPLE_META_OG_URL_TAGS: {
    severity: 'WARNING',
    title: 'Several addresses for sharing on a page',
    description: '',
  },
  MULTIPLE_META_OG_IMAGE_TAGS: {
    severity: 'WARNING',
    title: 'Several images for sharing on a page',
    description: '',
  },
  MULTIPLE_META_OG_IMAGE_ALT_TAGS: {
    severity: 'WARNING',
    title: 'Several alternative texts of one image for sharing',
    description: '',
  },
  MULTIPLE_META_OG_IMAGE_HEIGHT_TAGS: {
    severity: 'WARNING',
    title: 'Several heights of one image for sharing',
    description: '',
  },
  MULTIPLE_META_OG_IMAGE_WIDTH_TAGS: {
    severity: 'WARNING',
    title: 'Several widths of one image for sharing',
    description: '',
  },
  MULTIPLE_META_OG_IMAGE_SECURE_URL_TAGS: {
    severity: 'WARNING',
    title: 'Several secure addresses of one image for sharing',
    description: '',
  },
  MULTIPLE_META_OG_IMAGE_TYPE_TAGS: {
    severity: 'WARNING',
    title: 'Several types of one image for sharing',
    description: '',
  },
  MULTIPLE_META_OG_IMAGE_URL_TAGS: {
    severity: 'WARNING',
    title: 'Several addresses of one image for sharing',
    description: '',
  },
  MULTIPLE_META_OG_VIDEO_TAGS: {
    severity: 'WARNING',
    title: 'Several videos for sharing on a page',
    description: '',
  },
  MULTIPLE_META_OG_VIDEO_ALT_TAGS: {
    severity: 'WARNING',
    title: 'Several alternative texts of one video for sharing',
    description: '',
  },
  MULTIPLE_META_OG_VIDEO_HEIGHT_TAGS: {
    severity: 'WARNING',
    title: 'Several heights of one video for sharing',
    description: '',
  },
  MULTIPLE_META_OG_VIDEO_WIDTH_TAGS: {
    severity: 'WARNING',
    title: 'Several widths of one video for sharing',
    description: '',
  },
  MULTIPLE_META_OG_VIDEO_SECURE_URL_TAGS: {
    severity: 'WARNING',
    title: 'Several secure addresses of one video for sharing',
    description: '',
  },
  MULTIPLE_META_OG_VIDEO_TYPE_TAGS: {
    severity: 'WARNING',
    title: 'Several types of one video for sharing',
    description: '',
  },
  MULTIPLE_META_OG_VIDEO_URL_TAGS: {
    severity: 'WARNING',
    title: 'Several addresses of one video for sharing',
    description: '',
  },
  BLOCKED_BY_ROBOTS: { severity: 'INFO', title: 'Addresses that robots.txt blocks', description: '' },
  H_TAG_HIERARCHY: { severity: 'INFO', title: 'Headings out of order', description: '' },
  EMPTY_ALT_ATTRIBUTE: { severity: 'INFO', title: 'Images with an empty alt attribute', description: '' },
};

/** Every type, in the order of `SITE_AUDIT_ISSUE_TYPES`. */
export const siteAuditTypes: readonly SiteAuditTypeInfo[] = SITE_AUDIT_ISSUE_TYPES.map((type) => ({
  type,
  ...facts[type],
  columns: SITE_AUDIT_COLUMNS[type],
  helpArticle: false,
}));

/** A type's entry, or nothing for one that the catalogue doesn't know. */
export function siteAuditType(type: string): SiteAuditTypeInfo | undefined {
  return isSiteAuditIssueType(type) ? siteAuditTypes.find((info) => info.type === type) : undefined;
}
