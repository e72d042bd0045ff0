import type { SiteAuditFacts } from './siteAuditFacts.ts';

/** The types that concern titles, descriptions, icons and single meta tags. */
export const headContentTypes = {
  MISSING_TITLE: {
    severity: 'WARNING',
    title: 'Pages without a title',
    description: 'The page has no title, so that its tab, bookmarks and search results have no name.',
    article: 'missing-title',
  },
  TITLE_TOO_LONG: {
    severity: 'WARNING',
    title: 'Titles that are too long',
    description: 'The title has more than 60 characters, so that search results may cut its end off.',
    article: 'title-length',
  },
  TITLE_TOO_SHORT: {
    severity: 'WARNING',
    title: 'Titles that are too short',
    description: 'The title has fewer than 40 characters, and could say more about the page.',
    article: 'title-length',
  },
  DUPLICATE_TITLE_TAGS: {
    severity: 'WARNING',
    title: 'Duplicate titles',
    description: 'Several pages have the same title, so that nobody can tell them apart by it.',
    article: 'duplicate-titles',
  },
  MULTIPLE_TITLE_TAGS_ON_PAGE: {
    severity: 'WARNING',
    title: 'Several titles on a page',
    description: 'Browsers show the first title of a page and pass over the others.',
    article: 'multiple-titles',
  },
  MISSING_META_DESCRIPTION: {
    severity: 'WARNING',
    title: 'Pages without a description',
    description: 'The page has no description, so that search engines choose a text of their own.',
    article: 'missing-description',
  },
  DESCRIPTION_TOO_LONG: {
    severity: 'WARNING',
    title: 'Descriptions that are too long',
    description: 'The description has more than 160 characters, so that search results may cut its end off.',
    article: 'description-length',
  },
  DESCRIPTION_TOO_SHORT: {
    severity: 'WARNING',
    title: 'Descriptions that are too short',
    description: 'The description has fewer than 120 characters, and leaves room in search results unused.',
    article: 'description-length',
  },
  DUPLICATE_META_DESCRIPTION_TAGS: {
    severity: 'WARNING',
    title: 'Duplicate descriptions',
    description: 'Several pages have the same description, so that it tells of none of them what is special.',
    article: 'duplicate-descriptions',
  },
  MULTIPLE_META_DESCRIPTION_TAGS: {
    severity: 'WARNING',
    title: 'Several descriptions on a page',
    description: 'The page has more than one description, and search engines choose which one they read.',
    article: 'multiple-meta-tags',
  },
  MULTIPLE_META_KEYWORD_TAGS: {
    severity: 'WARNING',
    title: 'Several keyword tags on a page',
    description: 'The page has more than one list of keywords, where one at most is meant.',
    article: 'multiple-meta-tags',
  },
  MULTIPLE_META_VIEWPORT_TAGS: {
    severity: 'WARNING',
    title: 'Several viewport tags on a page',
    description: 'The page says more than once how wide it is on phones, and only one of them counts.',
    article: 'multiple-viewport-tags',
  },
  MISSING_LINK_ICON: {
    severity: 'WARNING',
    title: 'Pages without an icon',
    description: 'The page names no icon for tabs, bookmarks and search results.',
    article: 'missing-icon',
  },
} as const satisfies Record<string, SiteAuditFacts>;
