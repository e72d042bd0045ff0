import { issueTypeFromUrl, issueTypeInUrl, type SiteAuditIssueType } from '@sitelens/api-client/contract';
import {
  BROKEN_LINK_TYPES,
  DUPLICATE_META_DESCRIPTION_TYPES,
  DUPLICATE_TITLE_TYPES,
} from '@sitelens/results/site-audit';

/** The parts of the site audit that are on the public site alone (specification, results, section 2). */
export const PUBLIC_AUDIT_PARTS = ['brokenLinks', 'duplicateTitles', 'duplicateMetaDescriptions'] as const;

/** A part of the site audit with screens of its own; `siteAudit` is the whole. */
export type AuditPart = 'siteAudit' | (typeof PUBLIC_AUDIT_PARTS)[number];

/** How a part is called in addresses. */
export const auditSegments: Readonly<Record<AuditPart, string>> = {
  siteAudit: 'site-audit',
  brokenLinks: 'broken-links',
  duplicateTitles: 'duplicate-titles',
  duplicateMetaDescriptions: 'duplicate-meta-descriptions',
};

/** The types of a part; without any, all. */
export const auditTypes: Readonly<Record<AuditPart, readonly SiteAuditIssueType[] | undefined>> = {
  siteAudit: undefined,
  brokenLinks: BROKEN_LINK_TYPES,
  duplicateTitles: DUPLICATE_TITLE_TYPES,
  duplicateMetaDescriptions: DUPLICATE_META_DESCRIPTION_TYPES,
};

/** Whether a type, as it stands in an address, may be shown by a part. */
export function isOfPart(part: AuditPart, issueType: string): boolean {
  const types = auditTypes[part];
  return types === undefined || types.some((type) => type === issueTypeFromUrl(issueTypeInUrl(issueType)));
}
