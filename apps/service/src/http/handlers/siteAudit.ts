import { issueTypeFromUrl } from '@sitelens/api-client/contract';
import { readableScan } from '../../store/readable.ts';
import { countSiteAuditIssues } from '../../store/siteAudit/siteAuditCounts.ts';
import { listSiteAuditIssues } from '../../store/siteAudit/siteAuditIssues.ts';
import { ProblemError } from '../problems/ProblemError.ts';
import type { HandlerContext, Handlers } from './handlers.ts';
import { readBy, readerOf } from './reading.ts';

type SiteAuditHandlers = Pick<Handlers, 'countSiteAuditIssuesByType' | 'listSiteAuditIssues'>;

export function siteAuditHandlers({ database }: HandlerContext): SiteAuditHandlers {
  return {
    countSiteAuditIssuesByType: async ({ path: { projectId, scanId }, session }) => {
      const counts = await countSiteAuditIssues(database, readerOf(session), projectId, scanId);
      return readBy(database, session, projectId, counts, 'scan-not-found');
    },

    listSiteAuditIssues: async ({ path, query, session }) => {
      const { projectId, scanId } = path;
      const reader = readerOf(session);
      const issueType = issueTypeFromUrl(path.issueType);
      if (issueType === undefined) {
        // Who may not read the scan is told that first, whatever they ask of it.
        const scan = await readableScan(database.queries, reader, projectId, scanId);
        await readBy(database, session, projectId, scan, 'scan-not-found');
        throw new ProblemError('unknown-issue-type');
      }
      const list = await listSiteAuditIssues(database, reader, projectId, scanId, issueType, query);
      return readBy(database, session, projectId, list, 'scan-not-found');
    },
  };
}
