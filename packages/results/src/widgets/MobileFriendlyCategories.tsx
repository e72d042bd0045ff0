import { mobileFriendlyCategoriesQuery } from '@sitelens/api-client/endpoints';
import {
  MobileFriendlyCategoriesTable,
  type MobileFriendlyCategoriesTableProps,
} from '../mobile/MobileFriendlyCategoriesTable.tsx';
import { mobileFriendlyCategoriesViewSpec } from '../mobile/mobileFriendlyCategoriesViewSpec.ts';
import { ScanFailureBanner } from '../overview/ScanFailureBanner.tsx';
import type { TableView } from '../table/tableView.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { MobileFriendlyEvaluated } from './MobileFriendlyEvaluated.tsx';
import { mobileFriendlyCategoriesParams } from './mobileFriendlyParams.ts';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useOwnView } from './useOwnView.ts';
import { useScanCategories } from './useScanCategories.ts';
import type { ViewProps } from './ViewProps.ts';

const INITIAL = defaultTableView(mobileFriendlyCategoriesViewSpec);

export interface MobileFriendlyCategoriesProps
  extends ViewProps<TableView>,
    Pick<MobileFriendlyCategoriesTableProps, 'onIssueOpen' | 'issueHref'> {
  projectId: string;
  scanId: string;
  /** Where the latest scan's results are, for who has come to a scan of before they were looked for. */
  latestHref?: string | undefined;
}

/** What a scan saw stand in the way on phones, most severe first; refreshed by itself while the scan runs. */
export function MobileFriendlyCategories(props: MobileFriendlyCategoriesProps) {
  const { projectId, scanId } = props;
  // What is kept on the screen while another list is on its way must not be another scan's.
  return <OfOneScan key={JSON.stringify([projectId, scanId])} {...props} />;
}

function OfOneScan(props: MobileFriendlyCategoriesProps) {
  const { projectId, scanId, latestHref, onIssueOpen, issueHref } = props;
  const client = useSitelensClient();
  const [view, setView] = useOwnView(INITIAL, props.view, props.onViewChange);
  const reference = { projectId, scanId };
  const asked = mobileFriendlyCategoriesQuery(client, mobileFriendlyCategoriesParams(reference, view));
  const { error, scan, table } = useScanCategories(reference, asked, view);
  if (isShownAsRefusal(error)) return <Refusal error={error} />;
  // A website that could not be scanned has no issues either, which says nothing good of it.
  if (scan?.failure) return <ScanFailureBanner failure={scan.failure} />;
  return (
    <MobileFriendlyEvaluated {...reference} latestHref={latestHref}>
      <MobileFriendlyCategoriesTable
        {...table}
        view={view}
        onViewChange={setView}
        onIssueOpen={onIssueOpen}
        issueHref={issueHref}
      />
    </MobileFriendlyEvaluated>
  );
}
