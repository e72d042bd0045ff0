import type { HeadArtifacts, PageText } from '../../../gather/siteAuditArtifacts.ts';
import type { SiteAuditCheck } from '../check.ts';
import { brokenBound, lengthDetails } from '../textLength.ts';

/** In characters: what search engines show whole, and enough to say what the page offers. */
const DESCRIPTION_LENGTH = { shortest: 120, longest: 160 };

/** What the first tag that isn't empty says; undefined where none does. */
export function descriptionOf({ metas }: HeadArtifacts): PageText | undefined {
  return metas.find(({ name, content }) => name === 'description' && content.text !== '')?.content;
}

/** Whether there is a description, and how long it is. An empty one is missing, and not also too short. */
export const descriptionCheck: SiteAuditCheck = {
  issueTypes: ['DESCRIPTION_TOO_LONG', 'DESCRIPTION_TOO_SHORT', 'MISSING_META_DESCRIPTION'],
  reads: 'RENDERED_PAGE',
  find(rendered, pageUrl) {
    const description = descriptionOf(rendered);
    if (!description) {
      return [{ issueType: 'MISSING_META_DESCRIPTION', issueDetails: { page_url: { href: pageUrl } } }];
    }
    const broken = brokenBound(description, DESCRIPTION_LENGTH);
    if (!broken) return [];
    return [{ issueType: `DESCRIPTION_${broken}`, issueDetails: lengthDetails(description, pageUrl) }];
  },
};
