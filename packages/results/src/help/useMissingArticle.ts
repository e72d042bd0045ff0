import { useErrorReport } from '@sitelens/ui/reporting';
import { useEffect } from 'react';

/** Reports that a rule has no help article; nothing is shown in its place. */
export function useMissingArticle(ruleId: string, isMissing: boolean): void {
  const reportError = useErrorReport();
  useEffect(() => {
    if (!isMissing) return;
    reportError({
      kind: 'missing-help-article',
      message: 'There is no help article on this rule.',
      details: { ruleId },
    });
  }, [reportError, ruleId, isMissing]);
}
