import type { SiteAuditIssue } from '@sitelens/api-client/contract';
import { truncate } from '@sitelens/ui/primitives';
import { useErrorReport } from '@sitelens/ui/reporting';
import { useEffect } from 'react';
import { readValue } from './readValue.ts';

/** Longer than any kind's name. */
const NAME_LENGTH = 40;

/** Reports the kinds of values that can't be shown; nothing stands in their places (specification, section 8). */
export function useReportedKinds(issues: readonly SiteAuditIssue[], columns: readonly string[]): void {
  const reportError = useErrorReport();
  useEffect(() => {
    for (const { issueType, issueDetails } of issues) {
      for (const column of columns) {
        for (const kind of readValue(issueDetails[column] ?? {}).unsupported) {
          reportError({
            kind: 'unsupported-site-audit-value',
            message: 'There is no way to show this kind of value.',
            details: { issueType, column, valueKind: truncate(kind.slice(0, 1_000), NAME_LENGTH) },
          });
        }
      }
    }
  }, [reportError, issues, columns]);
}
