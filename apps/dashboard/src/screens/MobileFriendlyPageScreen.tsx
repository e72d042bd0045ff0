import { MobileFriendlyPageIssues } from '@sitelens/results/widgets';
import { useRouteParameter } from '../layouts/routeParameter.ts';
import { usePaths } from '../navigation/useMode.ts';
import { usePageIssuesViewInUrl } from '../urlState/usePageIssuesViewInUrl.ts';

export { mobileFriendlyPageHandle as handle } from '../layouts/mobileFriendlyHandles.ts';

export function Component() {
  const { mobileFriendly } = usePaths();
  const projectId = useRouteParameter('projectId');
  const [view, setView] = usePageIssuesViewInUrl();
  return (
    <MobileFriendlyPageIssues
      projectId={projectId}
      scanId={useRouteParameter('scanId')}
      pageId={useRouteParameter('pageId')}
      issueId={useRouteParameter('issueId')}
      latestHref={mobileFriendly.latest(projectId)}
      view={view}
      onViewChange={setView}
    />
  );
}
