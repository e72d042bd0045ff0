import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import type { HeadingLevel } from '@sitelens/ui/primitives';
import { usePageIssuesWords } from '../words/pageIssues.ts';
import type { IssueHost } from './IssueHost.ts';
import { IssueItem } from './IssueItem.tsx';
import { List } from './issueListParts.ts';
import { useOpenIssue } from './useOpenIssue.ts';

export interface IssueListProps extends IssueHost {
  /** One page of the rule's issues on the page, in document order. */
  issues: readonly AccessibilityIssue[];
  /** Issues on all pages of the list. */
  total: number;
  /** One-based, among all of them. Default: as on the list's first page. */
  numberOf?: (issue: AccessibilityIssue, index: number) => number;
  /** The issue that is open. */
  focusedIssueId: string | undefined;
  onIssueOpen: (opened: { issueId: string }) => void;
  /** Of the entries' headings. Default: 3. */
  level?: HeadingLevel;
}

const firstPage = (_: AccessibilityIssue, index: number) => index + 1;

/** The failing elements one by one, each with its picture; one of them is open (APG, Accordion). */
export function IssueList(props: IssueListProps) {
  const { issues, total, numberOf = firstPage, focusedIssueId, onIssueOpen, level = 3, ...host } = props;
  const t = usePageIssuesWords();
  const { openId, toggle } = useOpenIssue(focusedIssueId, onIssueOpen);
  return (
    <List aria-label={t('pageIssues.heading')}>
      {issues.map((issue, index) => (
        <IssueItem
          key={issue.id}
          issue={issue}
          number={numberOf(issue, index)}
          total={total}
          isOpen={issue.id === openId}
          onToggle={() => toggle(issue.id)}
          host={host}
          level={level}
        />
      ))}
    </List>
  );
}
