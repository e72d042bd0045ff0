import { siteAuditTypesViewSpec } from '@sitelens/results/site-audit';
import { SiteAuditOverview } from '@sitelens/results/widgets';
import { Heading, Stack } from '@sitelens/ui/primitives';
import { useRouteParameter } from '../layouts/routeParameter.ts';
import { type AuditPart, auditTypes } from '../navigation/auditParts.ts';
import { usePaths } from '../navigation/useMode.ts';
import { useTableViewInUrl } from '../urlState/useTableViewInUrl.ts';
import { useDashboardWords } from '../words.ts';

export { auditOverviewHandle } from '../layouts/auditHandles.ts';

/** The types of issues that one part of the site audit has found. */
export function AuditOverviewScreen({ part }: { part: AuditPart }) {
  const t = useDashboardWords();
  const { audits } = usePaths();
  const projectId = useRouteParameter('projectId');
  const scanId = useRouteParameter('scanId');
  const [view, setView] = useTableViewInUrl(siteAuditTypesViewSpec);
  return (
    <Stack gap="l">
      <Heading level={2}>{t(`titles.${part}`)}</Heading>
      <SiteAuditOverview
        projectId={projectId}
        scanId={scanId}
        types={auditTypes[part]}
        latestHref={audits[part].latest(projectId)}
        view={view}
        onViewChange={setView}
        typeHref={(type) => audits[part].issues(projectId, scanId, type)}
      />
    </Stack>
  );
}
