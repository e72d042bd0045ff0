import { projectsWithLatestScansQuery } from '@sitelens/api-client/endpoints';
import type { HeadingLevel } from '@sitelens/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProjectsTable } from '../projects/ProjectsTable.tsx';
import { projectsViewSpec } from '../projects/projectsView.ts';
import type { TableView } from '../table/tableView.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { useWidgetsWords } from '../words/widgets.ts';
import { AddWebsiteButton } from './AddWebsiteButton.tsx';
import { dataStatus } from './dataStatus.ts';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useFileUrl } from './useFileUrl.ts';
import { useOwnView } from './useOwnView.ts';
import type { ViewProps } from './ViewProps.ts';

/** The list of projects as a reader has it before them. */
export interface ProjectsView extends TableView {
  readonly search: string;
}

/** The newest project first, nothing searched. */
export const defaultProjectsView: ProjectsView = { ...defaultTableView(projectsViewSpec), search: '' };

export interface ProjectsListProps extends ViewProps<ProjectsView> {
  onProjectOpen?: (opened: { projectId: string }) => void;
  /** Where a project's overview is; its row is then a link. */
  projectHref?: (projectId: string) => string;
  /** After a project was added; without it the list only shows it. */
  onProjectCreated?: (created: { projectId: string }) => void;
  /** What the URL of a website begins with that is added, such as an address that a visitor has had scanned before. */
  newStartUrl?: string;
  /** Default: 1. */
  level?: HeadingLevel;
}

/** The organisation's websites, with a search and a way to add one. */
export function ProjectsList(props: ProjectsListProps) {
  const client = useSitelensClient();
  const t = useWidgetsWords();
  const fileUrl = useFileUrl();
  const query = useQuery(projectsWithLatestScansQuery(client));
  const [view, setView] = useOwnView(defaultProjectsView, props.view, props.onViewChange);
  const [isRetrying, setIsRetrying] = useState(false);
  const { search, ...table } = view;
  if (isShownAsRefusal(query.error)) return <Refusal error={query.error} />;

  function retry() {
    setIsRetrying(true);
    void query.refetch().finally(() => setIsRetrying(false));
  }

  return (
    <ProjectsTable
      projects={query.data ?? []}
      status={isRetrying ? 'loading' : dataStatus(query)}
      failure={{ title: t('widgets.projects.failed'), detail: t('widgets.projects.failedDetail') }}
      onRetry={retry}
      view={table}
      onViewChange={(next) => setView({ ...next, search })}
      search={search}
      onSearchChange={(next) => setView({ ...view, search: next, page: 0 })}
      onProjectOpen={props.onProjectOpen}
      projectHref={props.projectHref}
      fileUrl={fileUrl}
      action={<AddWebsiteButton startUrl={props.newStartUrl} onCreated={props.onProjectCreated} />}
      {...(props.level && { level: props.level })}
    />
  );
}
