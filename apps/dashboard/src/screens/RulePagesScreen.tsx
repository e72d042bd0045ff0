import { rulePagesViewSpec } from '@sitelens/results/accessibility';
import { AccessibilityRulePages } from '@sitelens/results/widgets';
import { useRouteParameter } from '../layouts/routeParameter.ts';
import { changesIn } from '../navigation/changesIn.ts';
import { usePaths } from '../navigation/useMode.ts';
import { useTableViewInUrl } from '../urlState/useTableViewInUrl.ts';

export { rulePagesHandle as handle } from '../layouts/screenHandles.ts';

export function Component() {
  const paths = usePaths();
  const projectId = useRouteParameter('projectId');
  const scanId = useRouteParameter('scanId');
  const accessibilityId = useRouteParameter('accessibilityId');
  const [view, setView] = useTableViewInUrl(rulePagesViewSpec);
  return (
    <AccessibilityRulePages
      projectId={projectId}
      scanId={scanId}
      accessibilityId={accessibilityId}
      view={view}
      onViewChange={setView}
      pageHref={(pageId) => paths.page(projectId, scanId, pageId, accessibilityId, changesIn(view))}
    />
  );
}
