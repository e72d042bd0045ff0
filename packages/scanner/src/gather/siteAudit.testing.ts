import type { SiteAuditIssueType, SiteAuditValue } from '@sitelens/api-client/contract';
import type { PageAudit } from '../checks/siteAudit/record.ts';

/** A description and a title of a good length. */
export const DESCRIPTION = `Where to find everything about boats, ${'and about the sea and its shores, '.repeat(3)}`;
export const TITLE = 'Everything about boats, oars, sails and shores';

/** A page with which nothing is wrong, but for what is put into its head and body. */
export function soundPage(body = '', head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${TITLE}</title>
    <meta name="description" content="${DESCRIPTION}"><link rel="icon" href="data:,">${head}</head>
    <body><main><h1>Boats</h1>${body}</main></body></html>`;
}

/** What a type says of each of its issues, but for the page's address. */
export function detailsOf(
  { records }: PageAudit,
  issueType: SiteAuditIssueType,
): Readonly<Record<string, SiteAuditValue>>[] {
  return records
    .filter((record) => record.issueType === issueType)
    .map(({ issueDetails }) => {
      const all: Readonly<Record<string, SiteAuditValue>> = issueDetails;
      const { page_url: _, ...details } = all;
      return details;
    });
}

export function typesOf({ records }: PageAudit): SiteAuditIssueType[] {
  return records.map(({ issueType }) => issueType);
}
