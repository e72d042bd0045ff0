import type { SiteAuditIssueType } from '@sitelens/api-client/contract';
import type {
  HeadArtifacts,
  RenderedArtifacts,
  SiteAuditArtifacts,
} from '../../gather/siteAuditArtifacts.ts';
import type { SiteAuditRecord } from './record.ts';

/**
 * Some of the site audit: the types that it finds, and what it reads. The page as shown is what people and
 * search engines see; the HTML that the server sent is all that machines get which run no scripts
 * (docs/decisions/0176).
 */
export type SiteAuditCheck =
  | {
      readonly issueTypes: readonly SiteAuditIssueType[];
      readonly reads: 'RENDERED_PAGE';
      find(rendered: RenderedArtifacts, pageUrl: string): readonly SiteAuditRecord[];
    }
  | {
      readonly issueTypes: readonly SiteAuditIssueType[];
      readonly reads: 'RAW_HTML';
      find(raw: HeadArtifacts, pageUrl: string): readonly SiteAuditRecord[];
    };

/** What a check finds on a page. */
export function runCheck(
  check: SiteAuditCheck,
  { pageUrl, raw, rendered }: SiteAuditArtifacts,
): readonly SiteAuditRecord[] {
  return check.reads === 'RAW_HTML' ? check.find(raw, pageUrl) : check.find(rendered, pageUrl);
}
