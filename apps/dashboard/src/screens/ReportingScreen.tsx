import { AccessibilityReport, AccessibilityReportActions } from '@sitelens/results/widgets';
import { Stack } from '@sitelens/ui/primitives';
import { PaperStyle } from '../layouts/PaperStyle.ts';
import { useRouteParameter } from '../layouts/routeParameter.ts';

export { reportingHandle as handle } from '../layouts/reportingHandle.ts';

/** The accessibility report of a scan, below the project's header. */
export function Component() {
  const scan = { projectId: useRouteParameter('projectId'), scanId: useRouteParameter('scanId') };
  return (
    <>
      <PaperStyle />
      <Stack gap="l">
        <AccessibilityReportActions {...scan} />
        <AccessibilityReport {...scan} level={2} />
      </Stack>
    </>
  );
}
