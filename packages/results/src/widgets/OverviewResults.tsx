import { isRunning, type ParsedScan } from '@sitelens/api-client/endpoints';
import { ChartPair } from '../overview/overviewParts.ts';
import type { TableView } from '../table/tableView.ts';
import type { CategoriesHref } from './CategoriesHref.ts';
import { CommonComponents, type IssuePlace } from './CommonComponents.tsx';
import { ScanHistory } from './ScanHistory.tsx';
import { ScanPages } from './ScanPages.tsx';
import { ScanTrust } from './ScanTrust.tsx';
import { TotalIssues } from './TotalIssues.tsx';
import type { ViewProps } from './ViewProps.ts';

/** `view` is that of the list of pages. */
export interface OverviewResultsProps extends ViewProps<TableView> {
  /** Where a scan's accessibility categories are. */
  categoriesHref?: CategoriesHref | undefined;
  /** Where a rule's issues on a page of a scan are, one of them chosen. */
  issueHref?: ((scanId: string, place: IssuePlace) => string) | undefined;
  /** Of the similar issues; without it they keep their own. */
  commonComponentsView?: TableView | undefined;
  onCommonComponentsViewChange?: ((view: TableView) => void) | undefined;
}

/** How far the latest scan can be trusted, what it found, what the ones before did, and its pages; each part has its own failure. */
export function OverviewResults({ scan, ...props }: OverviewResultsProps & { scan: ParsedScan }) {
  const { projectId, scanId } = scan;
  const { categoriesHref, issueHref, commonComponentsView, onCommonComponentsViewChange } = props;
  // It has found nothing because it saw nothing.
  const hasResults = scan.status !== 'FAILED';
  return (
    <>
      {!isRunning(scan) && <ScanTrust projectId={projectId} scanId={scanId} />}
      <ChartPair>
        {hasResults && (
          <TotalIssues
            scan={scan}
            categoriesHref={categoriesHref && ((filter) => categoriesHref(scanId, filter))}
          />
        )}
        <ScanHistory projectId={projectId} />
      </ChartPair>
      {hasResults && (
        <CommonComponents
          projectId={projectId}
          scanId={scanId}
          issueHref={issueHref && ((place) => issueHref(scanId, place))}
          view={commonComponentsView}
          onViewChange={onCommonComponentsViewChange}
        />
      )}
      <ScanPages projectId={projectId} scanId={scanId} view={props.view} onViewChange={props.onViewChange} />
    </>
  );
}
