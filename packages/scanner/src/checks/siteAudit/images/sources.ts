import type { SiteAuditCheck } from '../check.ts';

/**
 * Pictures without an address, or with an empty one. Left out are those that have another source, which a
 * browser or a script takes, and those in what isn't shown yet, such as a dialog that sets its picture when
 * it opens. The page is all that a row says, so that a page has one.
 */
export const imageSourceCheck: SiteAuditCheck = {
  issueTypes: ['EMPTY_IMG_SRC_ATTRIBUTE', 'MISSING_IMG_SRC_ATTRIBUTE'],
  reads: 'RENDERED_PAGE',
  find({ images }, pageUrl) {
    const lacking = images.filter(({ hasOtherSource, isInView }) => !hasOtherSource && isInView);
    const issueDetails = { page_url: { href: pageUrl } };
    return [
      ...(lacking.some(({ src }) => src === 'EMPTY')
        ? [{ issueType: 'EMPTY_IMG_SRC_ATTRIBUTE' as const, issueDetails }]
        : []),
      ...(lacking.some(({ src }) => src === 'ABSENT')
        ? [{ issueType: 'MISSING_IMG_SRC_ATTRIBUTE' as const, issueDetails }]
        : []),
    ];
  },
};
