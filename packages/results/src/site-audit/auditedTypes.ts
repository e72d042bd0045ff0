import type { SiteAuditCounts } from '@sitelens/api-client/contract';
import { SITE_AUDIT_SEVERITIES, type SiteAuditSeverity } from '../catalogue/siteAudit/siteAuditFacts.ts';
import { siteAuditType } from '../catalogue/siteAuditTypes.ts';
import { siteAuditTitle } from './namedType.ts';

/** A type of which a scan has found something. */
export interface AuditedType {
  /** Its name; one that the catalogue doesn't know comes from a newer service. */
  readonly id: string;
  readonly title: string;
  /** Nothing for a type that the catalogue doesn't know. */
  readonly severity: SiteAuditSeverity | undefined;
  /** In a sentence; empty for a type that the catalogue doesn't know. */
  readonly description: string;
  readonly count: number;
}

/**
 * The types that were found: issues, then warnings, then what is for information; alike in that, those found
 * most often first.
 *
 * @param types those that are meant; without them all
 */
export function auditedTypes(counts: SiteAuditCounts, types?: readonly string[]): readonly AuditedType[] {
  return Object.entries(counts)
    .filter(([id, { count }]) => count > 0 && (types === undefined || types.includes(id)))
    .map(([id, { count }]) => {
      const info = siteAuditType(id);
      const description = info?.description ?? '';
      return { id, title: siteAuditTitle(id), severity: info?.severity, description, count };
    })
    .sort((a, b) => severityRank(b) - severityRank(a) || b.count - a.count || (a.title < b.title ? -1 : 1));
}

/** The more severe the higher; 0 where nobody knows. */
export function severityRank({ severity }: Pick<AuditedType, 'severity'>): number {
  return severity === undefined ? 0 : SITE_AUDIT_SEVERITIES.length - SITE_AUDIT_SEVERITIES.indexOf(severity);
}
