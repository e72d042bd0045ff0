import type { SiteAuditArtifacts } from '../../gather/gatherSiteAudit.ts';
import type { PageAudit } from './record.ts';

/** The site audit of one page. */
export function auditPage(_artifacts: SiteAuditArtifacts): PageAudit {
  return { records: [], contents: [], references: [] };
}
