import type { HeadingLevel } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { blurredStroke, placeholderRows } from '../table/placeholderRows.ts';
import { BusyLine } from '../table/tableParts.ts';
import { IssueList } from './IssueList.tsx';
import { IssueListScaffold } from './IssueListScaffold.tsx';
import type { DrawnIssues } from './IssueRows.ts';

const Withheld = styled.div`
  padding: ${tokens.space.m} ${tokens.space.l};
  border-top: 1px solid ${tokens.color.border};
  &::before {
    ${blurredStroke}
    content: '';
    width: 70%;
  }
  &:nth-child(even)::before { width: 55%; }
`;

interface IssuesOneByOneProps extends DrawnIssues {
  /** Of the entries' headings. */
  level: HeadingLevel;
}

/** Issues that have little in common but their rule, one by one. */
export function IssuesOneByOne(props: IssuesOneByOneProps) {
  const { rows, numberOf, host, focusedIssueId, onIssueOpen, level } = props;
  const { rows: issues, total, status } = rows;
  return (
    <IssueListScaffold rows={rows}>
      {(redaction) => (
        <>
          {status === 'loading' && <BusyLine aria-hidden />}
          <IssueList
            {...host}
            issues={issues}
            total={total}
            numberOf={numberOf}
            focusedIssueId={focusedIssueId}
            onIssueOpen={onIssueOpen}
            level={level}
          />
          {redaction && (
            <div aria-hidden>
              {placeholderRows(redaction.count).map((row) => (
                <Withheld key={row} data-redacted />
              ))}
            </div>
          )}
        </>
      )}
    </IssueListScaffold>
  );
}
