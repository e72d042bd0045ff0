import type { IncompleteImage } from '../../../gather/siteAuditArtifacts.ts';
import type { SiteAuditCheck } from '../check.ts';
import type { SiteAuditRecord } from '../record.ts';

/**
 * Pictures without an `alt` attribute, or with an empty one. Left out are those that ARIA hides, those of one
 * pixel, and of those without the attribute the ones that are named otherwise. An empty text is right for
 * what only decorates: that type only informs. A picture that a page has several times is one row.
 */
export const alternativeTextCheck: SiteAuditCheck = {
  issueTypes: ['MISSING_ALT_ATTRIBUTE', 'EMPTY_ALT_ATTRIBUTE'],
  reads: 'RENDERED_PAGE',
  find({ images }, pageUrl) {
    const found = new Map<string, SiteAuditRecord>();
    for (const image of images) {
      const issueType = issueTypeOf(image);
      if (!issueType) continue;
      const { url, html } = image;
      const image_url = url === undefined ? { html } : { href: url };
      const key = `${issueType} ${url ?? html}`;
      if (!found.has(key)) {
        found.set(key, { issueType, issueDetails: { image_url, page_url: { href: pageUrl } } });
      }
    }
    return [...found.values()];
  },
};

function issueTypeOf({ alt, isDecorative, isNamedOtherwise }: IncompleteImage) {
  if (isDecorative) return undefined;
  if (alt === 'ABSENT') return isNamedOtherwise ? undefined : 'MISSING_ALT_ATTRIBUTE';
  return alt === 'EMPTY' ? 'EMPTY_ALT_ATTRIBUTE' : undefined;
}
