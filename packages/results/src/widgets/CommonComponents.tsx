import { commonComponentsQuery, isRunning, scansQuery } from '@sitelens/api-client/endpoints';
import { Skeleton } from '@sitelens/ui/primitives';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RedactionPrompt } from '../findings/RedactionPrompt.tsx';
import { OnDemand } from '../internal/OnDemand.tsx';
import { ScanFailureBanner } from '../overview/ScanFailureBanner.tsx';
import { SimilarIssues } from '../overview/similar/SimilarIssues.tsx';
import { similarIssuesViewSpec } from '../overview/similar/similarIssuesView.ts';
import type { TableView } from '../table/tableView.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { commonComponentPlacePart } from './commonComponentPlacePart.ts';
import { dataStatus } from './dataStatus.ts';
import { commonComponentsParams } from './listParams.ts';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useOwnView } from './useOwnView.ts';
import { usePromptLinks } from './usePromptLinks.ts';
import { useTableRedaction } from './useTableRedaction.tsx';
import type { ViewProps } from './ViewProps.ts';

const INITIAL = defaultTableView(similarIssuesViewSpec);

/** One issue of a rule on a page. */
export interface IssuePlace {
  readonly pageId: string;
  readonly ruleId: string;
  readonly issueId: string;
}

export interface CommonComponentsProps extends ViewProps<TableView> {
  projectId: string;
  scanId: string;
  /** Where a rule's issues on a page are, one of them chosen; without it there is no link. */
  issueHref?: ((place: IssuePlace) => string) | undefined;
}

/** The components that fail the same rule on several pages of a scan; refreshed by itself while it runs. */
export function CommonComponents(props: CommonComponentsProps) {
  const { projectId, scanId, issueHref } = props;
  const client = useSitelensClient();
  const [view, setView] = useOwnView(INITIAL, props.view, props.onViewChange);
  // The list and not the one scan, since the overview around has it already.
  const scans = useQuery(scansQuery(client, { projectId }));
  const scan = scans.data?.find((one) => one.scanId === scanId);
  const query = useQuery({
    ...commonComponentsQuery(client, commonComponentsParams({ projectId, scanId }, view)),
    placeholderData: keepPreviousData,
  });
  const redaction = query.data?.redaction;
  const tableRedaction = useTableRedaction(redaction);
  const links = usePromptLinks();
  if (isShownAsRefusal(query.error)) return <Refusal error={query.error} />;
  // A website that could not be scanned has no such components either, which says nothing good of it.
  if (scan?.failure) return <ScanFailureBanner failure={scan.failure} />;
  return (
    <SimilarIssues
      components={query.data?.content ?? []}
      total={query.data?.totalElements ?? 0}
      isRunning={scan !== undefined && isRunning(scan)}
      view={view}
      onViewChange={setView}
      status={dataStatus(query)}
      onRetry={() => void query.refetch()}
      redaction={tableRedaction}
      renderExample={(example, { ruleId }) => (
        <OnDemand part={commonComponentPlacePart} skeleton={<Skeleton height="10rem" />}>
          {(CommonComponentPlace) => (
            <CommonComponentPlace
              projectId={projectId}
              scanId={scanId}
              ruleId={ruleId}
              example={example}
              issueHref={issueHref?.({ pageId: example.pageId, ruleId, issueId: example.issueId })}
            />
          )}
        </OnDemand>
      )}
      renderRedaction={
        redaction && ((count) => <RedactionPrompt reason={redaction.reason} count={count} links={links} />)
      }
    />
  );
}
