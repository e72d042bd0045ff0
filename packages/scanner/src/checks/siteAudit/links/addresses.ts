import type { Unlinked } from '../../../gather/siteAuditArtifacts.ts';
import type { SiteAuditCheck } from '../check.ts';

/**
 * Links with an empty address, which lead to the page itself, and links without any. HTML allows an `a`
 * without an address, as a place that others lead to or in a link's stead; what is written as such is left
 * out: with a name or an id, with a role, as the current or a disabled one, and what shows nothing. Unless
 * it is made for being pressed: then neither a name nor emptiness excuses it.
 */
export const linkAddressCheck: SiteAuditCheck = {
  issueTypes: ['EMPTY_HREF_ATTRIBUTE', 'MISSING_HREF_ATTRIBUTE'],
  reads: 'RENDERED_PAGE',
  find({ unlinked }, pageUrl) {
    return unlinked.flatMap((link) => {
      const issueType = issueTypeOf(link);
      if (!issueType) return [];
      const anchor_text = { text: link.content.text };
      return [{ issueType, issueDetails: { page_url: { href: pageUrl }, anchor_text } }];
    });
  },
};

function issueTypeOf({ href, hasContent, isTarget, isExplained, isPressable }: Unlinked) {
  if (href === 'EMPTY') return 'EMPTY_HREF_ATTRIBUTE';
  if (isExplained) return undefined;
  return isPressable || (hasContent && !isTarget) ? 'MISSING_HREF_ATTRIBUTE' : undefined;
}
