import type { SiteAuditCheck } from '../check.ts';

/** Whether the page names an icon. That a server has a `/favicon.ico` says nothing: browsers may ask, others don't. */
export const iconCheck: SiteAuditCheck = {
  issueTypes: ['MISSING_LINK_ICON'],
  reads: 'RENDERED_PAGE',
  find: ({ hasIcon }, pageUrl) =>
    hasIcon ? [] : [{ issueType: 'MISSING_LINK_ICON', issueDetails: { page_url: { href: pageUrl } } }],
};
