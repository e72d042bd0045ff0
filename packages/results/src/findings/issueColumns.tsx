import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { Inline } from '@sitelens/ui/primitives';
import { styled } from 'styled-components';
import type { DataColumn } from '../table/DataColumn.ts';
import type { usePageIssuesWords } from '../words/pageIssues.ts';
import { FoundAt } from './FoundAt.tsx';
import { IssueCrop } from './IssueCrop.tsx';
import { hasOneSize, type IssueHost } from './IssueHost.ts';
import { IssueName } from './IssueName.tsx';
import type { DrawnIssues, IssueRows } from './IssueRows.ts';
import { SinceLastScanBadge } from './SinceLastScanBadge.tsx';

const CROP_HEIGHT = 96;

const Crop = styled.div`
  width: 12rem;
  max-width: 100%;
`;

interface ColumnsOf extends Pick<IssueRows, 'rows' | 'total'>, Pick<DrawnIssues, 'numberOf'> {
  t: ReturnType<typeof usePageIssuesWords>;
  host: Pick<IssueHost, 'page' | 'screenSize' | 'screenSizes' | 'fileUrl'>;
}

/** The columns of issues of one type. Those that no row has anything for are left out. */
export function issueColumns({
  t,
  rows,
  numberOf,
  total,
  host,
}: ColumnsOf): DataColumn<AccessibilityIssue>[] {
  const numbers = new Map(rows.map((issue, index) => [issue.id, numberOf(issue, index)]));
  const element: DataColumn<AccessibilityIssue> = {
    id: 'element',
    header: t('pageIssues.columns.element'),
    cell: (issue) => (
      <div data-listed-issue={issue.id}>
        <IssueName issue={issue} number={numbers.get(issue.id) ?? 0} total={total} />
      </div>
    ),
  };
  const picture: DataColumn<AccessibilityIssue> = {
    id: 'picture',
    header: t('pageIssues.columns.picture'),
    width: '14rem',
    cell: (issue) =>
      issue.sinceLastScan === 'FIXED' ? (
        t('pageIssues.noPicture')
      ) : (
        <Crop>
          <IssueCrop
            page={host.page}
            screenSize={host.screenSize}
            fileUrl={host.fileUrl}
            boundingBoxes={issue.boundingBoxes}
            maxHeight={CROP_HEIGHT}
          />
        </Crop>
      ),
  };
  const foundAt: DataColumn<AccessibilityIssue> = {
    id: 'foundAt',
    header: t('pageIssues.columns.foundAt'),
    cell: (issue) => (
      <Inline gap="s" wrap={false}>
        <FoundAt screenSizes={issue.screenSizes} isCompact />
      </Inline>
    ),
  };
  const since: DataColumn<AccessibilityIssue> = {
    id: 'sinceLastScan',
    header: t('pageIssues.columns.sinceLastScan'),
    cell: ({ sinceLastScan }) => sinceLastScan && <SinceLastScanBadge value={sinceLastScan} />,
  };
  const isCompared = rows.some(({ sinceLastScan }) => sinceLastScan !== undefined);
  return [
    element,
    ...(host.page ? [picture] : []),
    ...(hasOneSize(host) ? [] : [foundAt]),
    ...(isCompared ? [since] : []),
  ];
}
