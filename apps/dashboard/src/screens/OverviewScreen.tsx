import { pagesViewSpec, similarIssuesViewSpec } from '@sitelens/results/overview';
import { ProjectOverview } from '@sitelens/results/widgets';
import { useRouteParameter } from '../layouts/routeParameter.ts';
import { usePaths } from '../navigation/useMode.ts';
import { SIMILAR_ISSUES } from '../urlState/tableParameters.ts';
import { useTableViewInUrl } from '../urlState/useTableViewInUrl.ts';

export { overviewHandle as handle } from '../layouts/screenHandles.ts';

export function Component() {
  const paths = usePaths();
  const projectId = useRouteParameter('projectId');
  const [view, setView] = useTableViewInUrl(pagesViewSpec);
  const [similar, setSimilar] = useTableViewInUrl(similarIssuesViewSpec, SIMILAR_ISSUES);
  return (
    <ProjectOverview
      projectId={projectId}
      view={view}
      onViewChange={setView}
      commonComponentsView={similar}
      onCommonComponentsViewChange={setSimilar}
      categoriesHref={(scanId, filter) => paths.accessibility(projectId, scanId, { ...filter })}
      issueHref={(scanId, { pageId, ruleId, issueId }) =>
        `${paths.page(projectId, scanId, pageId, ruleId)}?${new URLSearchParams({ issue: issueId })}`
      }
    />
  );
}
