import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { type HeadingLevel, Skeleton, Stack } from '@sitelens/ui/primitives';
import { hasHelpArticle } from '../catalogue/helpArticleIds.ts';
import { OnDemand } from '../internal/OnDemand.tsx';
import { useHelpWords } from '../words/help.ts';
import { findingParts } from './findingParts.ts';

export interface IssueHelpProps {
  issue: AccessibilityIssue;
  /** Of the heading, should loading fail. Default: 4. */
  level?: HeadingLevel;
}

/**
 * What is known of one issue that helps to fix it, in short: colours that would pass, a name that would
 * suit, the size that was measured. Loaded when it is shown; nothing for rules of which there is no more to
 * say, and for redacted issues. It stands where the failing element is shown.
 */
export function IssueHelp({ issue, level = 4 }: IssueHelpProps) {
  const t = useHelpWords();
  const part = hasHelpArticle(issue.ruleId) ? findingParts[issue.ruleId] : undefined;
  if (!part || issue.redacted) return null;
  return (
    <OnDemand
      key={issue.ruleId}
      part={part}
      skeleton={<SummarySkeleton />}
      failedTitle={t('help.failed')}
      level={level}
    >
      {(finding) => finding(issue, 'summary')}
    </OnDemand>
  );
}

function SummarySkeleton() {
  return (
    <Stack gap="s">
      <Skeleton width="80%" />
      <Skeleton height="3rem" />
    </Stack>
  );
}
