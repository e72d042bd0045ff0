import type { SiteAuditFacts } from './siteAuditFacts.ts';

/** The types that concern headings. */
export const headingTypes = {
  MISSING_H1_TAG_ON_PAGE: {
    severity: 'WARNING',
    title: 'Pages without a main heading',
    description: 'The page shows no h1, so that nothing says at its top what it is about.',
    article: 'missing-main-heading',
  },
  MULTIPLE_H1_TAGS_ON_PAGE: {
    severity: 'WARNING',
    title: 'Several main headings on a page',
    description: 'The page has more than one h1, so that it is not clear what it is about.',
    article: 'multiple-main-headings',
  },
  DUPLICATE_H1_TAGS: {
    severity: 'WARNING',
    title: 'Duplicate main headings',
    description: 'Several pages have the same main heading, so that they seem to be about the same.',
    article: 'duplicate-main-headings',
  },
  DUPLICATE_H1_AND_TITLE_VALUE: {
    severity: 'WARNING',
    title: 'Main heading and title are the same',
    description:
      'The title repeats the main heading word by word, and could say more, such as the name of the site.',
    article: 'heading-same-as-title',
  },
  H_TAG_HIERARCHY: {
    severity: 'INFO',
    title: 'Headings out of order',
    description: 'A heading skips one or more levels, so that a part of the outline seems to be missing.',
    article: 'headings-out-of-order',
  },
} as const satisfies Record<string, SiteAuditFacts>;
