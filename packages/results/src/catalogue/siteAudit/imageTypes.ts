import type { SiteAuditFacts } from './siteAuditFacts.ts';

/** The types that concern images. */
export const imageTypes = {
  MISSING_ALT_ATTRIBUTE: {
    severity: 'WARNING',
    title: 'Images without an alt attribute',
    description: 'The image has no text alternative, so that it says nothing to people who cannot see it.',
    article: 'missing-alt',
  },
  EMPTY_ALT_ATTRIBUTE: {
    severity: 'INFO',
    title: 'Images with an empty alt attribute',
    description: 'The image is declared to be decoration, which is right only if nothing is lost without it.',
    article: 'empty-alt',
  },
  EMPTY_IMG_SRC_ATTRIBUTE: {
    severity: 'WARNING',
    title: 'Images with an empty address',
    description: 'The address of the image is empty, so that there is nothing to show.',
    article: 'images-without-address',
  },
  MISSING_IMG_SRC_ATTRIBUTE: {
    severity: 'WARNING',
    title: 'Images without an address',
    description: 'The image has no address, so that there is nothing to show.',
    article: 'images-without-address',
  },
} as const satisfies Record<string, SiteAuditFacts>;
