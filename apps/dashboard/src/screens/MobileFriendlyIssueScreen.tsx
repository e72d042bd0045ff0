import { rulePagesViewSpec } from '@sitelens/results/mobile';
import { MobileFriendlyIssuePages } from '@sitelens/results/widgets';
import { useRouteParameter } from '../layouts/routeParameter.ts';
import { changesIn } from '../navigation/changesIn.ts';
import { usePaths } from '../navigation/useMode.ts';
import { useTableViewInUrl } from '../urlState/useTableViewInUrl.ts';

export { mobileFriendlyIssueHandle as handle } from '../layouts/mobileFriendlyHandles.ts';

export function Component() {
  const paths = usePaths();
  const projectId = useRouteParameter('projectId');
  const scanId = useRouteParameter('scanId');
  const issueId = useRouteParameter('issueId');
  const [view, setView] = useTableViewInUrl(rulePagesViewSpec);
  return (
    <MobileFriendlyIssuePages
      projectId={projectId}
      scanId={scanId}
      issueId={issueId}
      latestHref={paths.mobileFriendly.latest(projectId)}
      view={view}
      onViewChange={setView}
      pageHref={(pageId) => paths.mobileFriendly.page(projectId, scanId, pageId, issueId, changesIn(view))}
    />
  );
}
