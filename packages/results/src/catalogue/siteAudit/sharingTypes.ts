import type { SiteAuditFacts } from './siteAuditFacts.ts';

/** The types that concern Open Graph tags: what networks show of a shared page. */
export const sharingTypes = {
  DUPLICATE_META_OG_TITLE_TAGS: {
    severity: 'WARNING',
    title: 'Duplicate titles for sharing',
    description:
      'Several pages look the same when they are shared, because they have the same title for sharing.',
    article: 'duplicate-sharing-texts',
  },
  DUPLICATE_META_OG_DESCRIPTION_TAGS: {
    severity: 'WARNING',
    title: 'Duplicate descriptions for sharing',
    description: 'Several pages are described by the same text when they are shared.',
    article: 'duplicate-sharing-texts',
  },
  MULTIPLE_META_OG_TITLE_TAGS: {
    severity: 'WARNING',
    title: 'Several titles for sharing on a page',
    description:
      'The page has more than one title for sharing (og:title), and each network chooses which one it shows.',
    article: 'multiple-sharing-tags',
  },
  MULTIPLE_META_OG_DESCRIPTION_TAGS: {
    severity: 'WARNING',
    title: 'Several descriptions for sharing on a page',
    description:
      'The page has more than one description for sharing (og:description), and each network chooses which one it shows.',
    article: 'multiple-sharing-tags',
  },
  MULTIPLE_META_OG_URL_TAGS: {
    severity: 'WARNING',
    title: 'Several addresses for sharing on a page',
    description:
      'The page names more than one address of its own (og:url), so that networks cannot tell which one is shared.',
    article: 'multiple-sharing-tags',
  },
  MULTIPLE_META_OG_IMAGE_TAGS: {
    severity: 'WARNING',
    title: 'Several images for sharing on a page',
    description:
      'The page names more than one image for sharing (og:image), and each network chooses which one it shows.',
    article: 'multiple-sharing-media',
  },
  MULTIPLE_META_OG_IMAGE_ALT_TAGS: {
    severity: 'WARNING',
    title: 'Several alternative texts of one image for sharing',
    description: 'An image for sharing has more than one alternative text (og:image:alt).',
    article: 'multiple-sharing-media',
  },
  MULTIPLE_META_OG_IMAGE_HEIGHT_TAGS: {
    severity: 'WARNING',
    title: 'Several heights of one image for sharing',
    description: 'An image for sharing has more than one height (og:image:height).',
    article: 'multiple-sharing-media',
  },
  MULTIPLE_META_OG_IMAGE_WIDTH_TAGS: {
    severity: 'WARNING',
    title: 'Several widths of one image for sharing',
    description: 'An image for sharing has more than one width (og:image:width).',
    article: 'multiple-sharing-media',
  },
  MULTIPLE_META_OG_IMAGE_SECURE_URL_TAGS: {
    severity: 'WARNING',
    title: 'Several secure addresses of one image for sharing',
    description: 'An image for sharing has more than one address with https (og:image:secure_url).',
    article: 'multiple-sharing-media',
  },
  MULTIPLE_META_OG_IMAGE_TYPE_TAGS: {
    severity: 'WARNING',
    title: 'Several types of one image for sharing',
    description: 'An image for sharing has more than one media type (og:image:type).',
    article: 'multiple-sharing-media',
  },
  MULTIPLE_META_OG_IMAGE_URL_TAGS: {
    severity: 'WARNING',
    title: 'Several addresses of one image for sharing',
    description: 'An image for sharing has more than one address (og:image:url).',
    article: 'multiple-sharing-media',
  },
  MULTIPLE_META_OG_VIDEO_TAGS: {
    severity: 'WARNING',
    title: 'Several videos for sharing on a page',
    description:
      'The page names more than one video for sharing (og:video), and each network chooses which one it shows.',
    article: 'multiple-sharing-media',
  },
  MULTIPLE_META_OG_VIDEO_ALT_TAGS: {
    severity: 'WARNING',
    title: 'Several alternative texts of one video for sharing',
    description: 'A video for sharing has more than one alternative text (og:video:alt).',
    article: 'multiple-sharing-media',
  },
  MULTIPLE_META_OG_VIDEO_HEIGHT_TAGS: {
    severity: 'WARNING',
    title: 'Several heights of one video for sharing',
    description: 'A video for sharing has more than one height (og:video:height).',
    article: 'multiple-sharing-media',
  },
  MULTIPLE_META_OG_VIDEO_WIDTH_TAGS: {
    severity: 'WARNING',
    title: 'Several widths of one video for sharing',
    description: 'A video for sharing has more than one width (og:video:width).',
    article: 'multiple-sharing-media',
  },
  MULTIPLE_META_OG_VIDEO_SECURE_URL_TAGS: {
    severity: 'WARNING',
    title: 'Several secure addresses of one video for sharing',
    description: 'A video for sharing has more than one address with https (og:video:secure_url).',
    article: 'multiple-sharing-media',
  },
  MULTIPLE_META_OG_VIDEO_TYPE_TAGS: {
    severity: 'WARNING',
    title: 'Several types of one video for sharing',
    description: 'A video for sharing has more than one media type (og:video:type).',
    article: 'multiple-sharing-media',
  },
  MULTIPLE_META_OG_VIDEO_URL_TAGS: {
    severity: 'WARNING',
    title: 'Several addresses of one video for sharing',
    description: 'A video for sharing has more than one address (og:video:url).',
    article: 'multiple-sharing-media',
  },
} as const satisfies Record<string, SiteAuditFacts>;
