import type { MobileFriendlyIssuePageList } from '@sitelens/api-client/contract';
import { mobileFriendlyIssuePagesQuery } from '@sitelens/api-client/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RulePagesTableProps } from '../findings/RulePagesTable.tsx';
import { rulePagesViewSpec } from '../findings/rulePagesViewSpec.ts';
import { PHONE } from '../mobile/phoneSize.ts';
import { useMobileFriendlySubtitle } from '../mobile/useMobileFriendlySubtitle.ts';
import type { TableView } from '../table/tableView.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { useMobileFriendlyWords } from '../words/mobileFriendly.ts';
import { MobileFriendlyEvaluated } from './MobileFriendlyEvaluated.tsx';
import { mobileFriendlyIssuePagesParams } from './mobileFriendlyParams.ts';
import { RulePages } from './RulePages.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useOwnView } from './useOwnView.ts';
import type { ViewProps } from './ViewProps.ts';

const INITIAL = defaultTableView(rulePagesViewSpec);

export interface MobileFriendlyIssuePagesProps
  extends ViewProps<TableView>,
    Pick<RulePagesTableProps, 'onPageOpen' | 'pageHref'> {
  projectId: string;
  scanId: string;
  /** The issue's id, such as `tap-target-too-small`. */
  issueId: string;
  /** Where the latest scan's results are, for who has come to a scan of before they were looked for. */
  latestHref?: string | undefined;
}

/** What one mobile-friendliness issue is about, and the pages that have it. */
export function MobileFriendlyIssuePages(props: MobileFriendlyIssuePagesProps) {
  const { projectId, scanId, issueId } = props;
  return (
    <MobileFriendlyEvaluated projectId={projectId} scanId={scanId} latestHref={props.latestHref}>
      {/* What is kept on the screen while another list is on its way must not be another issue's. */}
      <OfOneIssue key={JSON.stringify([projectId, scanId, issueId])} {...props} />
    </MobileFriendlyEvaluated>
  );
}

function OfOneIssue({ projectId, scanId, issueId, ...props }: MobileFriendlyIssuePagesProps) {
  const client = useSitelensClient();
  const t = useMobileFriendlyWords();
  const [view, setView] = useOwnView(INITIAL, props.view, props.onViewChange);
  const asked = mobileFriendlyIssuePagesParams({ projectId, scanId, issueId }, view);
  const query = useQuery({
    ...mobileFriendlyIssuePagesQuery(client, asked),
    placeholderData: keepPreviousData,
  });
  return (
    <RulePages
      ruleId={issueId}
      subtitle={useMobileFriendlySubtitle(issueId)}
      query={query}
      ruleOf={ruleOf}
      screenSizes={PHONE}
      issuesHeader={t('mobileFriendly.issuesOnPage')}
      view={view}
      onViewChange={setView}
      onPageOpen={props.onPageOpen}
      pageHref={props.pageHref}
    />
  );
}

const ruleOf = ({ issue }: MobileFriendlyIssuePageList) => issue;
