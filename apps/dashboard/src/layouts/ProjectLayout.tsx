import { ProblemError, UnauthenticatedError } from '@sitelens/api-client';
import type { ParsedProject } from '@sitelens/api-client/endpoints';
import { projectQuery } from '@sitelens/api-client/endpoints';
import { ExportMenu, ProjectMenu, StartScanButton, useSitelensClient } from '@sitelens/results/widgets';
import { PageHeader } from '@sitelens/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate } from 'react-router';
import { VisitorsOverlay } from '../freemium/VisitorsOverlay.tsx';
import type { Mode } from '../navigation/mode.ts';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { pathsIn } from '../navigation/paths.ts';
import { useMode, usePaths } from '../navigation/useMode.ts';
import { useDashboardWords } from '../words.ts';
import { ProjectFailure } from './ProjectFailure.tsx';
import { ProjectHeaderSkeleton } from './ProjectHeaderSkeleton.tsx';
import { ProjectMissing } from './ProjectMissing.tsx';
import { useRouteParameter } from './routeParameter.ts';
import { useScreenHandle } from './screenHandle.ts';

/** The header of a website's screens, over the screen itself. */
export function ProjectLayout() {
  const mode = useMode();
  const projectId = useRouteParameter('projectId');
  const project = useQuery(projectQuery(useSitelensClient(), { projectId }));
  if (project.data) {
    return (
      <>
        <ProjectHeader project={project.data} />
        <Outlet />
        <VisitorsOverlay key={project.data.id} project={project.data} />
      </>
    );
  }
  if (isMissing(project.error, mode)) return <ProjectMissing />;
  if (project.error) return <ProjectFailure error={project.error} projectId={projectId} />;
  return (
    <>
      <ProjectHeaderSkeleton />
      <Outlet />
    </>
  );
}

/** Of a project that is not public the service says 401 to a visitor, as of one that there isn't. */
function isMissing(error: Error | null, mode: Mode): boolean {
  if (error instanceof ProblemError) return [400, 404].includes(error.status);
  return mode === 'public' && error instanceof UnauthenticatedError;
}

function ProjectHeader({ project }: { project: ParsedProject }) {
  const t = useDashboardWords();
  const mode = useMode();
  const paths = usePaths();
  const screen = useScreenHandle();
  const words = {
    overview: t('titles.overview'),
    accessibility: t('titles.accessibility'),
    mobileFriendly: t('titles.mobileFriendly'),
    issuesOnPage: t('titles.issuesOnPage'),
    settings: t('titles.settings'),
    reporting: t('titles.reporting'),
    audits: {
      siteAudit: t('titles.siteAudit'),
      brokenLinks: t('titles.brokenLinks'),
      duplicateTitles: t('titles.duplicateTitles'),
      duplicateMetaDescriptions: t('titles.duplicateMetaDescriptions'),
    },
  };
  const name = screen?.handle.name(screen.params, words) ?? words.overview;
  const title = project.name === '' ? project.startUrl : project.name;
  const { desktop, tablet, phone } = project.thumbnails;
  const isOverview = name === words.overview;
  const home = { label: t(mode === 'public' ? 'nav.home' : 'titles.projects'), href: paths.home };
  const overview = { label: title, href: paths.project(project.id) };
  const between = screen?.handle.crumbs(screen.params, paths, words) ?? [];
  return (
    <>
      <PageTitle>{`${name} – ${title}`}</PageTitle>
      <PageHeader
        title={title}
        subtitle={project.startUrl}
        thumbnail={{ src: desktop ?? tablet ?? phone, name: title }}
        breadcrumbs={isOverview ? [home] : [home, overview, ...between]}
        {...(!isOverview && { crumb: name })}
        backHref={screen?.handle.back(screen.params, paths) ?? paths.home}
        {...(mode === 'dashboard' &&
          project.isMember && {
            actions: <ProjectActions project={project} title={title} isOverview={isOverview} />,
          })}
      />
    </>
  );
}

interface ProjectActionsProps {
  project: ParsedProject;
  title: string;
  isOverview: boolean;
}

/** What members do with a project; not there in public, nor for who only reads one that is. */
function ProjectActions({ project, title, isOverview }: ProjectActionsProps) {
  const navigate = useNavigate();
  const scanId = useScreenHandle()?.params.scanId ?? project.scans[0]?.scanId;
  const { href: publicUrl } = new URL(pathsIn.public.project(project.id), window.location.origin);
  return (
    <>
      <StartScanButton
        projectId={project.id}
        variant={isOverview && project.scans.length === 0 ? 'secondary' : 'primary'}
      />
      {scanId !== undefined && (
        <ExportMenu
          projectId={project.id}
          scanId={scanId}
          reportHref={pathsIn.dashboard.reporting(project.id, scanId)}
        />
      )}
      <ProjectMenu
        projectId={project.id}
        projectName={title}
        {...(project.isPublic && { publicUrl })}
        onDeleted={() => void navigate(pathsIn.dashboard.home)}
      />
    </>
  );
}
