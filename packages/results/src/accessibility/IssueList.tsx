import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import type { HeadingLevel } from '@sitelens/ui/primitives';
import { useState } from 'react';
import { useAccessibilityWords } from '../words/accessibility.ts';
import { IssueItem } from './IssueItem.tsx';
import { List } from './issueListParts.ts';

export interface IssueListProps {
  /** One page of the rule's issues on the page, in document order. */
  issues: readonly AccessibilityIssue[];
  /** Issues on all pages of the list. */
  total: number;
  /** Issues on the list's earlier pages. Default: 0. */
  offset?: number;
  /** The issue that is open. */
  focusedIssueId: string | undefined;
  onIssueOpen: (opened: { issueId: string }) => void;
  /** Left out where there is no screenshot to see it on. */
  onSeeOnScreenshot?: ((seen: { issueId: string }) => void) | undefined;
  /** Of the entries' headings. Default: 3. */
  level?: HeadingLevel;
}

/** The failing elements, one of them open (APG, Accordion). */
export function IssueList(props: IssueListProps) {
  const { issues, total, offset = 0, focusedIssueId, onIssueOpen, onSeeOnScreenshot, level = 3 } = props;
  const t = useAccessibilityWords();
  /** The open one can be closed, which is not worth an address of its own. */
  const [closedId, setClosedId] = useState<string>();

  function toggle(issueId: string) {
    const isOpen = issueId === focusedIssueId && issueId !== closedId;
    setClosedId(isOpen ? issueId : undefined);
    if (!isOpen) onIssueOpen({ issueId });
  }

  return (
    <List aria-label={t('accessibility.pageIssues.heading')}>
      {issues.map((issue, index) => (
        <IssueItem
          key={issue.id}
          issue={issue}
          number={offset + index + 1}
          total={total}
          isOpen={issue.id === focusedIssueId && issue.id !== closedId}
          onToggle={() => toggle(issue.id)}
          onSeeOnScreenshot={onSeeOnScreenshot && (() => onSeeOnScreenshot({ issueId: issue.id }))}
          level={level}
        />
      ))}
    </List>
  );
}
