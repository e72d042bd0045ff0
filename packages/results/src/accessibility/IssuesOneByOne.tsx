import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import type { HeadingLevel } from '@sitelens/ui/primitives';
import { forcedColors, tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import type { DataColumn } from '../table/DataColumn.ts';
import { TableScaffold } from '../table/TableScaffold.tsx';
import { BusyLine } from '../table/tableParts.ts';
import { ROWS_PER_PAGE } from '../table/tableView.ts';
import { IssueList } from './IssueList.tsx';
import type { DrawnIssues } from './IssueRows.ts';

/** Specification (results), section 9. */
const MOST_WITHHELD = 5;

/** Nothing but a grey stroke: there is no data in it to read behind the blur. */
const Withheld = styled.div`
  padding: ${tokens.space.m} ${tokens.space.l};
  border-top: 1px solid ${tokens.color.border};
  &::before {
    content: '';
    display: block;
    width: 70%;
    height: 0.75rem;
    border-radius: ${tokens.radius.s};
    background: ${tokens.color.track};
    filter: blur(3px);
    ${forcedColors} { background: GrayText; }
  }
  &:nth-child(even)::before { width: 55%; }
`;

const NO_COLUMNS: readonly DataColumn<AccessibilityIssue>[] = [];

interface IssuesOneByOneProps extends DrawnIssues {
  /** Of the entries' headings. */
  level: HeadingLevel;
}

/** Issues that have little in common but their rule, one by one. */
export function IssuesOneByOne(props: IssuesOneByOneProps) {
  const { rows, numberOf, host, focusedIssueId, onIssueOpen, level } = props;
  const { rows: issues, total, status } = rows;
  return (
    <TableScaffold table={{ ...rows, columns: NO_COLUMNS }} isPaged={total > ROWS_PER_PAGE[0]}>
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
              {Array.from({ length: Math.min(MOST_WITHHELD, redaction.count) }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the strokes are all alike and never move
                <Withheld key={at} data-redacted />
              ))}
            </div>
          )}
        </>
      )}
    </TableScaffold>
  );
}
