import { categoriesViewSpec } from '@sitelens/results/accessibility';
import { AccessibilityCategories } from '@sitelens/results/widgets';
import { Heading, Stack } from '@sitelens/ui/primitives';
import { useRouteParameter } from '../layouts/routeParameter.ts';
import { changesIn } from '../navigation/changesIn.ts';
import { usePaths } from '../navigation/useMode.ts';
import { useTableViewInUrl } from '../urlState/useTableViewInUrl.ts';
import { useDashboardWords } from '../words.ts';

export { categoriesHandle as handle } from '../layouts/screenHandles.ts';

export function Component() {
  const t = useDashboardWords();
  const paths = usePaths();
  const projectId = useRouteParameter('projectId');
  const scanId = useRouteParameter('scanId');
  const [view, setView] = useTableViewInUrl(categoriesViewSpec);
  return (
    <Stack gap="l">
      <Heading level={2}>{t('titles.accessibility')}</Heading>
      <AccessibilityCategories
        projectId={projectId}
        scanId={scanId}
        view={view}
        onViewChange={setView}
        ruleHref={(ruleId) => paths.rule(projectId, scanId, ruleId, changesIn(view))}
      />
    </Stack>
  );
}
