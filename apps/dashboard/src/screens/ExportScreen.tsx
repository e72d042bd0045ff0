import { ProblemError, UnauthenticatedError } from '@sitelens/api-client';
import { type ParsedProject, projectQuery } from '@sitelens/api-client/endpoints';
import {
  AccessibilityReport,
  AccessibilityReportActions,
  useSitelensClient,
} from '@sitelens/results/widgets';
import { Stack } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { CookieSettingsEntry } from '../consent/CookieSettingsEntry.tsx';
import { PaperStyle } from '../layouts/PaperStyle.ts';
import { ProjectMissing } from '../layouts/ProjectMissing.tsx';
import { titleOf } from '../layouts/projectTitle.ts';
import { useRouteParameter } from '../layouts/routeParameter.ts';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { useDashboardWords } from '../words.ts';

const Room = styled.main`
  padding: ${tokens.space.l};
  @media print { padding: 0; }
`;

/**
 * The report alone, without a shell: for paper, and for the service, which prints it as a PDF. Members read it
 * whole, visitors what they see of a public project.
 */
export function Component() {
  const t = useDashboardWords();
  const projectId = useRouteParameter('projectId');
  const scan = { projectId, scanId: useRouteParameter('scanId') };
  const project = useQuery(projectQuery(useSitelensClient(), { projectId }));
  if (isMissing(project.error)) {
    return (
      <Room data-report="failed">
        <ProjectMissing />
      </Room>
    );
  }
  return (
    <Room>
      <PageTitle>{documentTitle(t('titles.reporting'), project.data)}</PageTitle>
      <PaperStyle />
      <Stack gap="l">
        <AccessibilityReportActions {...scan} />
        <AccessibilityReport {...scan} />
        <CookieSettingsEntry />
      </Stack>
    </Room>
  );
}

/** To a visitor, a project that is private is as one that there isn't. */
function isMissing(error: Error | null): boolean {
  if (error instanceof ProblemError) return [400, 404].includes(error.status);
  return error instanceof UnauthenticatedError;
}

function documentTitle(report: string, project: ParsedProject | undefined): string {
  if (!project) return report;
  return `${report} – ${titleOf(project)}`;
}
