import { AccessibilityPageIssues } from '@sitelens/results/widgets';
import { useRouteParameter } from '../layouts/routeParameter.ts';
import { usePageIssuesViewInUrl } from '../urlState/usePageIssuesViewInUrl.ts';

export { pageIssuesHandle as handle } from '../layouts/screenHandles.ts';

export function Component() {
  const [view, setView] = usePageIssuesViewInUrl();
  return (
    <AccessibilityPageIssues
      projectId={useRouteParameter('projectId')}
      scanId={useRouteParameter('scanId')}
      pageId={useRouteParameter('pageId')}
      accessibilityId={useRouteParameter('accessibilityId')}
      view={view}
      onViewChange={setView}
    />
  );
}
