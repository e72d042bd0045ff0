import type { SITE_AUDIT_COLUMNS, SiteAuditIssueType } from '@sitelens/api-client/contract';

/**
 * What a column of an issue's table holds: an address within the site as its path, any other as it is; a list
 * for several values; null for none.
 */
export type PlantedValue = string | number | null | readonly string[];

/** One row of one type's table, as the site audit should find it. */
export type PlantedSiteAuditIssue = {
  readonly [Type in SiteAuditIssueType]: {
    readonly type: Type;
    readonly details: Readonly<Record<(typeof SITE_AUDIT_COLUMNS)[Type][number], PlantedValue>>;
  };
}[SiteAuditIssueType];
