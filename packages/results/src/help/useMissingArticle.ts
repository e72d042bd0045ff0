import { useErrorReport } from '@sitelens/ui/reporting';
import { useEffect } from 'react';

/** Reports that a rule, or a type of site-audit issue, has no help article; nothing is shown in its place. */
export function useMissingArticle(kind: 'ruleId' | 'issueType', id: string, isMissing: boolean): void {
  const reportError = useErrorReport();
  useEffect(() => {
    if (!isMissing) return;
    reportError({
      kind: 'missing-help-article',
      message: 'There is no help article on this rule.',
      details: { [kind]: id },
    });
  }, [reportError, kind, id, isMissing]);
}
