import type { HeadingLevel } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { DataTable } from '../table/DataTable.tsx';
import { usePageIssuesWords } from '../words/pageIssues.ts';
import type { DrawnIssues } from './IssueRows.ts';
import { IssueView } from './IssueView.tsx';
import { issueColumns } from './issueColumns.tsx';
import { useOpenIssue } from './useOpenIssue.ts';

/* The open row is the one whose box is lit. */
const Chosen = styled.div`
  min-width: 0;
  tr:has(> td > [data-row-opener] > [aria-expanded='true']) > * { background: ${tokens.color.surfaceSelected}; }
`;

interface IssuesTableProps extends DrawnIssues {
  /** Of the headings in a row's details. */
  level: HeadingLevel;
}

/** Issues of one type as rows; one of them is open, and shows all that is known of it. */
export function IssuesTable(props: IssuesTableProps) {
  const { rows, numberOf, host, focusedIssueId, onIssueOpen, level } = props;
  const t = usePageIssuesWords();
  const { openId, toggle } = useOpenIssue(focusedIssueId, onIssueOpen);
  const { page, screenSize, screenSizes, fileUrl } = host;
  const { rows: issues, total } = rows;
  const columns = useMemo(
    () =>
      issueColumns({ t, rows: issues, numberOf, total, host: { page, screenSize, screenSizes, fileUrl } }),
    [t, issues, numberOf, total, page, screenSize, screenSizes, fileUrl],
  );

  /** The table adds to those that are open, or takes away. */
  function changeOpen(ids: readonly string[]) {
    const changed = ids.find((id) => id !== openId) ?? openId;
    if (changed !== undefined) toggle(changed);
  }

  return (
    <Chosen>
      <DataTable
        {...rows}
        columns={columns}
        expandedContent={(issue) => <IssueView {...host} issue={issue} isInTable level={level} />}
        expandedIds={openId === undefined ? [] : [openId]}
        onExpandedChange={changeOpen}
      />
    </Chosen>
  );
}
