import { siteAuditIssuesViewSpec } from '@sitelens/results/site-audit';
import { SiteAuditIssues } from '@sitelens/results/widgets';
import { useRouteParameter } from '../layouts/routeParameter.ts';
import { type AuditPart, auditTypes } from '../navigation/auditParts.ts';
import { usePaths } from '../navigation/useMode.ts';
import { useTableViewInUrl } from '../urlState/useTableViewInUrl.ts';

export { auditIssuesHandle } from '../layouts/auditHandles.ts';

/** The issues of one type, as far as it is of this part of the site audit. */
export function AuditIssuesScreen({ part }: { part: AuditPart }) {
  const { audits } = usePaths();
  const projectId = useRouteParameter('projectId');
  const scanId = useRouteParameter('scanId');
  const [view, setView] = useTableViewInUrl(siteAuditIssuesViewSpec);
  return (
    <SiteAuditIssues
      projectId={projectId}
      scanId={scanId}
      issueType={useRouteParameter('issueType')}
      types={auditTypes[part]}
      overviewHref={audits[part].overview(projectId, scanId)}
      latestHref={audits[part].latest(projectId)}
      view={view}
      onViewChange={setView}
    />
  );
}
