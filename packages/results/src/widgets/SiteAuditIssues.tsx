import { ProblemError } from '@sitelens/api-client';
import type { SiteAuditIssueType } from '@sitelens/api-client/contract';
import { scanQuery } from '@sitelens/api-client/endpoints';
import { useQuery } from '@tanstack/react-query';
import { ScanFailureBanner } from '../overview/ScanFailureBanner.tsx';
import { NoIssuesOfThisType } from '../site-audit/NoIssuesOfThisType.tsx';
import { namedType } from '../site-audit/namedType.ts';
import { scopeEvaluator } from '../site-audit/scopeEvaluator.ts';
import { siteAuditIssuesViewSpec } from '../site-audit/viewSpecs.ts';
import type { TableView } from '../table/tableView.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { AuditIssues } from './AuditIssues.tsx';
import { NotAudited } from './NotAudited.tsx';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { scanEvaluates } from './scanEvaluates.ts';
import { useAuditIssues } from './useAuditIssues.ts';
import { useOwnView } from './useOwnView.ts';
import type { ViewProps } from './ViewProps.ts';

const INITIAL = defaultTableView(siteAuditIssuesViewSpec);

export interface SiteAuditIssuesProps extends ViewProps<TableView> {
  projectId: string;
  scanId: string;
  /** By its name, such as `BROKEN_LINK`, or as in an address, such as `broken-link`. */
  issueType: string;
  /** Those that there may be here, such as `BROKEN_LINK_TYPES`. Default: all. */
  types?: readonly SiteAuditIssueType[] | undefined;
  /** Where all types are, for who has come to one that there is not. */
  overviewHref?: string | undefined;
  /** Where the latest scan's results are, for who has come to a scan of before they were looked for. */
  latestHref?: string | undefined;
}

/**
 * The issues of one type, as they were when the reader came: what a running scan finds later is offered, and never
 * moves the rows.
 */
export function SiteAuditIssues(props: SiteAuditIssuesProps) {
  const { projectId, scanId, issueType } = props;
  // What is kept on the screen while another list is on its way must not be another type's.
  return <OfOneType key={JSON.stringify([projectId, scanId, namedType(issueType)])} {...props} />;
}

function OfOneType(props: SiteAuditIssuesProps) {
  const { projectId, scanId, issueType, types, overviewHref, latestHref } = props;
  const client = useSitelensClient();
  const type = namedType(issueType);
  const isOfThese = types === undefined || types.some((one) => one === type);
  const [view, setView] = useOwnView(INITIAL, props.view, props.onViewChange);
  const scan = useQuery({ ...scanQuery(client, { projectId, scanId }), enabled: isOfThese });
  const audit = useAuditIssues({ projectId, scanId, issueType }, view, isOfThese);
  const refused = [audit.issues.error, scan.error].find(isShownAsRefusal);
  if (refused) return <Refusal error={refused} />;
  if (!isOfThese || isUnknownType(audit.issues.error)) return <NoIssuesOfThisType href={overviewHref} />;
  if (scan.data?.failure) return <ScanFailureBanner failure={scan.data.failure} />;
  const evaluator = scopeEvaluator(types);
  if (scan.data && !scanEvaluates(scan.data, evaluator)) {
    return <NotAudited {...{ projectId, scanId, evaluator, latestHref }} />;
  }
  return <AuditIssues type={type} scan={scan} audit={audit} view={view} setView={setView} />;
}

/** Specification (results), section 8. */
function isUnknownType(error: Error | null): boolean {
  return error instanceof ProblemError && error.status === 400;
}
