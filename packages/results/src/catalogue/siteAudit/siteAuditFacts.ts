import type { SiteAuditArticleId } from './siteAuditArticleIds.ts';

/** How much a type matters: most severe first. */
export const SITE_AUDIT_SEVERITIES = ['ISSUE', 'WARNING', 'INFO'] as const;

export type SiteAuditSeverity = (typeof SITE_AUDIT_SEVERITIES)[number];

/** What is written down by hand for each type of site-audit issue. */
export interface SiteAuditFacts {
  readonly severity: SiteAuditSeverity;
  /** In plain words, as the heading of a list of such issues. */
  readonly title: string;
  /** What it means, in one sentence. */
  readonly description: string;
  /** The help article on it. */
  readonly article: SiteAuditArticleId;
}
