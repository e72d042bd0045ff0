import type { ParsedProject } from '@sitelens/api-client/endpoints';
import { FeedbackLink } from '@sitelens/results/widgets';
import { PageHeader } from '@sitelens/ui/shell';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { useBackHref } from '../navigation/useBackHref.ts';
import { useMode, usePaths } from '../navigation/useMode.ts';
import { useDashboardWords } from '../words.ts';
import { ProjectActions } from './ProjectActions.tsx';
import { titleOf } from './projectTitle.ts';
import { useScreenHandle } from './screenHandle.ts';

/** Which website and which of its screens this is, the ways up, and what can be done. */
export function ProjectHeader({ project }: { project: ParsedProject }) {
  const t = useDashboardWords();
  const mode = useMode();
  const paths = usePaths();
  const screen = useScreenHandle();
  const words = useScreenWords();
  const backHref = useBackHref(screen?.handle.back(screen.params, paths) ?? paths.home);
  const name = screen?.handle.name(screen.params, words) ?? words.overview;
  const title = titleOf(project);
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
        backHref={backHref}
        {...(mode === 'dashboard' &&
          project.isMember && {
            actions: <ProjectActions project={project} title={title} isOverview={isOverview} />,
          })}
        aside={<FeedbackLink />}
      />
    </>
  );
}

function useScreenWords() {
  const t = useDashboardWords();
  return {
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
}
