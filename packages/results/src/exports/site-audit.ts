export { type AuditedType, auditedTypes } from '../site-audit/auditedTypes.ts';
export { HttpStatusBadge } from '../site-audit/HttpStatusBadge.tsx';
export { NewerData, type NewerDataProps, type Newness } from '../site-audit/NewerData.tsx';
export { siteAuditTitle } from '../site-audit/namedType.ts';
export {
  SiteAuditIssuesTable,
  type SiteAuditIssuesTableProps,
} from '../site-audit/SiteAuditIssuesTable.tsx';
export { SiteAuditSeverityBadge } from '../site-audit/SiteAuditSeverityBadge.tsx';
export {
  SiteAuditTypeHeader,
  type SiteAuditTypeHeaderProps,
} from '../site-audit/SiteAuditTypeHeader.tsx';
export {
  SiteAuditTypesTable,
  type SiteAuditTypesTableProps,
} from '../site-audit/SiteAuditTypesTable.tsx';
export {
  BROKEN_LINK_TYPES,
  DUPLICATE_META_DESCRIPTION_TYPES,
  DUPLICATE_TITLE_TYPES,
} from '../site-audit/siteAuditScopes.ts';
export { siteAuditIssuesViewSpec, siteAuditTypesViewSpec } from '../site-audit/viewSpecs.ts';
