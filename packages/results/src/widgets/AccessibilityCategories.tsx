import { accessibilityCategoriesQuery } from '@sitelens/api-client/endpoints';
import { CategoriesTable, type CategoriesTableProps } from '../accessibility/CategoriesTable.tsx';
import { categoriesViewSpec } from '../accessibility/categoriesViewSpec.ts';
import { ScanFailureBanner } from '../overview/ScanFailureBanner.tsx';
import type { TableView } from '../table/tableView.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { categoriesParams } from './listParams.ts';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useOwnView } from './useOwnView.ts';
import { useScanCategories } from './useScanCategories.ts';
import type { ViewProps } from './ViewProps.ts';

const INITIAL = defaultTableView(categoriesViewSpec);

export interface AccessibilityCategoriesProps
  extends ViewProps<TableView>,
    Pick<CategoriesTableProps, 'onRuleOpen' | 'ruleHref'> {
  projectId: string;
  scanId: string;
}

/** The rules that a scan saw fail, most severe first; refreshed by itself while the scan runs. */
export function AccessibilityCategories(props: AccessibilityCategoriesProps) {
  // What is kept on the screen while another list is on its way must not be another scan's.
  return <OfOneScan key={JSON.stringify([props.projectId, props.scanId])} {...props} />;
}

function OfOneScan({ projectId, scanId, onRuleOpen, ruleHref, ...props }: AccessibilityCategoriesProps) {
  const client = useSitelensClient();
  const [view, setView] = useOwnView(INITIAL, props.view, props.onViewChange);
  const reference = { projectId, scanId };
  const asked = accessibilityCategoriesQuery(client, categoriesParams(reference, view));
  const { error, scan, table } = useScanCategories(reference, asked, view);
  if (isShownAsRefusal(error)) return <Refusal error={error} />;
  // A website that could not be scanned has no issues either, which says nothing good of it.
  if (scan?.failure) return <ScanFailureBanner failure={scan.failure} />;
  return (
    <CategoriesTable
      {...table}
      view={view}
      onViewChange={setView}
      onRuleOpen={onRuleOpen}
      ruleHref={ruleHref}
    />
  );
}
