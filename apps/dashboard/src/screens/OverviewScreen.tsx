import { pagesViewSpec } from '@sitelens/results/overview';
import { ProjectOverview } from '@sitelens/results/widgets';
import { useRouteParameter } from '../layouts/routeParameter.ts';
import { usePaths } from '../navigation/useMode.ts';
import { useTableViewInUrl } from '../urlState/useTableViewInUrl.ts';

export { overviewHandle as handle } from '../layouts/screenHandles.ts';

export function Component() {
  const paths = usePaths();
  const projectId = useRouteParameter('projectId');
  const [view, setView] = useTableViewInUrl(pagesViewSpec);
  return (
    <ProjectOverview
      projectId={projectId}
      view={view}
      onViewChange={setView}
      categoriesHref={(scanId) => paths.accessibility(projectId, scanId)}
    />
  );
}
