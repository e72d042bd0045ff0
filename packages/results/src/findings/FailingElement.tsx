import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { useMemo } from 'react';
import { failingParts } from '../snippet/failing/failingParts.ts';
import { Snippet } from '../snippet/Snippet.tsx';
import { usePageIssuesWords } from '../words/pageIssues.ts';

/** The failing element's code, with what of it fails marked. */
export function FailingElement({ issue }: { issue: AccessibilityIssue }) {
  const t = usePageIssuesWords();
  const parts = useMemo(() => failingParts(issue), [issue]);
  return <Snippet code={issue.html} label={t('pageIssues.element')} failingParts={parts} />;
}
