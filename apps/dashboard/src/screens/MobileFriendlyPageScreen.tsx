import { MobileFriendlyPageIssues } from '@sitelens/results/widgets';
import { useRouteParameter } from '../layouts/routeParameter.ts';
import { usePageIssuesViewInUrl } from '../urlState/usePageIssuesViewInUrl.ts';

export { mobileFriendlyPageHandle as handle } from '../layouts/mobileFriendlyHandles.ts';

export function Component() {
  const [view, setView] = usePageIssuesViewInUrl();
  return (
    <MobileFriendlyPageIssues
      projectId={useRouteParameter('projectId')}
      scanId={useRouteParameter('scanId')}
      pageId={useRouteParameter('pageId')}
      issueId={useRouteParameter('issueId')}
      view={view}
      onViewChange={setView}
    />
  );
}
