import { mobileFriendlyCategoriesViewSpec } from '@sitelens/results/mobile';
import { MobileFriendlyCategories } from '@sitelens/results/widgets';
import { Heading, Stack } from '@sitelens/ui/primitives';
import { useRouteParameter } from '../layouts/routeParameter.ts';
import { changesIn } from '../navigation/changesIn.ts';
import { usePaths } from '../navigation/useMode.ts';
import { useTableViewInUrl } from '../urlState/useTableViewInUrl.ts';
import { useDashboardWords } from '../words.ts';

export { mobileFriendlyHandle as handle } from '../layouts/mobileFriendlyHandles.ts';

export function Component() {
  const t = useDashboardWords();
  const paths = usePaths();
  const projectId = useRouteParameter('projectId');
  const scanId = useRouteParameter('scanId');
  const [view, setView] = useTableViewInUrl(mobileFriendlyCategoriesViewSpec);
  return (
    <Stack gap="l">
      <Heading level={2}>{t('titles.mobileFriendly')}</Heading>
      <MobileFriendlyCategories
        projectId={projectId}
        scanId={scanId}
        latestHref={paths.mobileFriendly.latest(projectId)}
        view={view}
        onViewChange={setView}
        issueHref={(issueId) => paths.mobileFriendly.issue(projectId, scanId, issueId, changesIn(view))}
      />
    </Stack>
  );
}
