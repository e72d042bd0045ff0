import { ProblemError } from '@sitelens/api-client';
import type { ParsedProject } from '@sitelens/api-client/endpoints';
import { projectQuery } from '@sitelens/api-client/endpoints';
import { ProjectMenu, StartScanButton, useSitelensClient } from '@sitelens/results/widgets';
import { NotFound, PageHeader } from '@sitelens/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate } from 'react-router';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { paths } from '../navigation/paths.ts';
import { useDashboardWords } from '../words.ts';
import { ProjectFailure } from './ProjectFailure.tsx';
import { ProjectHeaderSkeleton } from './ProjectHeaderSkeleton.tsx';
import { useRouteParameter } from './routeParameter.ts';
import { useScreenHandle } from './screenHandle.ts';

/** The header of a website's screens, over the screen itself. */
export function ProjectLayout() {
  const t = useDashboardWords();
  const projectId = useRouteParameter('projectId');
  const project = useQuery(projectQuery(useSitelensClient(), { projectId }));
  if (project.data) {
    return (
      <>
        <ProjectHeader project={project.data} />
        <Outlet />
      </>
    );
  }
  if (project.error instanceof ProblemError && [400, 404].includes(project.error.status)) {
    return (
      <>
        <PageTitle>{t('projectMissing.title')}</PageTitle>
        <NotFound
          title={t('projectMissing.title')}
          detail={t('projectMissing.detail')}
          dashboardHref={paths.dashboard}
        />
      </>
    );
  }
  if (project.error) return <ProjectFailure error={project.error} projectId={projectId} />;
  return (
    <>
      <ProjectHeaderSkeleton />
      <Outlet />
    </>
  );
}

function ProjectHeader({ project }: { project: ParsedProject }) {
  const t = useDashboardWords();
  const navigate = useNavigate();
  const screen = useScreenHandle();
  const words = {
    overview: t('titles.overview'),
    accessibility: t('titles.accessibility'),
    issuesOnPage: t('titles.issuesOnPage'),
  };
  const name = screen?.handle.name(screen.params, words) ?? words.overview;
  const title = project.name === '' ? project.startUrl : project.name;
  const { desktop, tablet, phone } = project.thumbnails;
  const isOverview = name === words.overview;
  const home = { label: t('titles.projects'), href: paths.dashboard };
  const overview = { label: title, href: paths.project(project.id) };
  return (
    <>
      <PageTitle>{`${name} – ${title}`}</PageTitle>
      <PageHeader
        title={title}
        subtitle={project.startUrl}
        thumbnail={{ src: desktop ?? tablet ?? phone, name: title }}
        breadcrumbs={
          isOverview ? [home] : [home, overview, ...(screen?.handle.crumbs(screen.params, words) ?? [])]
        }
        {...(!isOverview && { crumb: name })}
        backHref={screen?.handle.back(screen.params) ?? paths.dashboard}
        actions={
          <>
            <StartScanButton
              projectId={project.id}
              variant={isOverview && project.scans.length === 0 ? 'secondary' : 'primary'}
            />
            <ProjectMenu
              projectId={project.id}
              projectName={title}
              onDeleted={() => void navigate(paths.dashboard)}
            />
          </>
        }
      />
    </>
  );
}
