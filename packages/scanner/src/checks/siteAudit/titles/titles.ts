import type { HeadArtifacts, PageText } from '../../../gather/siteAuditArtifacts.ts';
import type { SiteAuditCheck } from '../check.ts';
import { brokenBound, lengthDetails } from '../textLength.ts';

/** In characters: what search engines show whole, and enough to say what the page is. */
const TITLE_LENGTH = { shortest: 40, longest: 60 };

/** The page's title, as HTML has it: its first `title` element's. Undefined where that is empty or there is none. */
export function titleOf({ titles: [title] }: HeadArtifacts): PageText | undefined {
  return title && title.content.text !== '' ? title.content : undefined;
}

/** Whether there is a title, and how long it is. An empty one is missing, and not also too short. */
export const titleCheck: SiteAuditCheck = {
  issueTypes: ['TITLE_TOO_LONG', 'TITLE_TOO_SHORT', 'MISSING_TITLE'],
  reads: 'RENDERED_PAGE',
  find(rendered, pageUrl) {
    const title = titleOf(rendered);
    if (!title) return [{ issueType: 'MISSING_TITLE', issueDetails: { page_url: { href: pageUrl } } }];
    const broken = brokenBound(title, TITLE_LENGTH);
    return broken ? [{ issueType: `TITLE_${broken}`, issueDetails: lengthDetails(title, pageUrl) }] : [];
  },
};
