import type { SiteAuditCheck } from '../check.ts';

/**
 * Headings that skip a level on the way down, as an `h4` that follows an `h2` does. On the way up any may
 * follow. The first heading may be of any level: where the first level is missing altogether, that is an
 * issue of its own. Headings without a name are left out, as readers of a page never meet them.
 */
export const hierarchyCheck: SiteAuditCheck = {
  issueTypes: ['H_TAG_HIERARCHY'],
  reads: 'RENDERED_PAGE',
  find({ headings }, pageUrl) {
    const met = headings.filter(({ level, isNamed }) => level > 0 && isNamed);
    return met.flatMap((heading, at) => {
      const before = met[at - 1];
      if (!before || heading.level <= before.level + 1) return [];
      const issueDetails = {
        heading: { text: `h${heading.level}` },
        heading_text: { text: heading.content.text },
        not_expected_after: { text: `h${before.level}` },
        page_url: { href: pageUrl },
      };
      return [{ issueType: 'H_TAG_HIERARCHY' as const, issueDetails }];
    });
  },
};
