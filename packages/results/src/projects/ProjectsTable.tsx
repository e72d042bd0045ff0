import { Button, EmptyState, Heading, type HeadingLevel, Inline, Stack, Text } from '@sitelens/ui/primitives';
import { Globe, SearchX } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { DataTable } from '../table/DataTable.tsx';
import type { DataTableProps } from '../table/DataTableProps.ts';
import { useProjectsWords } from '../words/projects.ts';
import type { ListedProject } from './ListedProject.ts';
import { ProjectSearch } from './ProjectSearch.tsx';
import { useProjectColumns } from './projectColumns.tsx';
import { matchingProjects, projectsInView } from './projectsView.ts';

export interface ProjectsTableProps
  extends Pick<DataTableProps<ListedProject>, 'view' | 'onViewChange' | 'status' | 'onRetry' | 'failure'> {
  /** All of them, in any order. */
  projects: readonly ListedProject[];
  search: string;
  /** What is found starts at the first page: the view's `page` goes to 0 with it. */
  onSearchChange: (search: string) => void;
  onProjectOpen?: ((opened: { projectId: string }) => void) | undefined;
  /** Where a project's overview is; its row is then a link. */
  projectHref?: ((projectId: string) => string) | undefined;
  /** Adds a website; stands beside the search, and in the empty list. */
  action?: ReactNode;
  fileUrl?: ((fileName: string) => string) | undefined;
  /** Default: 1. */
  level?: HeadingLevel;
}

const asOnTheWire = (fileName: string) => fileName;

/** The websites that are watched, with how their last scan stands. */
export function ProjectsTable(props: ProjectsTableProps) {
  const { projects, search, onSearchChange, view, onViewChange, status, action, level = 1 } = props;
  const { onProjectOpen, projectHref } = props;
  const t = useProjectsWords();
  const columns = useProjectColumns(props.fileUrl ?? asOnTheWire);
  const matching = matchingProjects(projects, search);
  const isSearched = search.trim() !== '';
  const field = useRef<HTMLInputElement>(null);

  function clearSearch() {
    onSearchChange('');
    // The button that was pressed goes with what it cleared.
    field.current?.focus();
  }

  return (
    <Stack gap="l">
      <Inline justify="space-between" gap="m">
        <Inline gap="m" align="baseline">
          <Heading level={level}>{t('projects.title')}</Heading>
          {projects.length > 0 && (
            <Text size="s" tone="muted">
              {t('projects.count', { count: projects.length })}
            </Text>
          )}
        </Inline>
        <Inline gap="s">
          {projects.length > 0 && (
            <ProjectSearch
              search={search}
              onSearchChange={onSearchChange}
              matches={matching.length}
              fieldRef={field}
            />
          )}
          {projects.length > 0 && action}
        </Inline>
      </Inline>
      <DataTable
        caption={t('projects.title')}
        isCaptionHidden
        columns={columns}
        furtherOrders={[{ id: 'createdAt', header: t('projects.added'), firstOrder: 'desc' }]}
        rows={projectsInView(matching, view)}
        rowId={({ id }) => id}
        view={view}
        onViewChange={onViewChange}
        total={matching.length}
        status={status}
        onRetry={props.onRetry}
        {...(props.failure && { failure: props.failure })}
        onRowOpen={onProjectOpen && (({ id }) => onProjectOpen({ projectId: id }))}
        rowHref={projectHref && (({ id }) => projectHref(id))}
        empty={isSearched ? <NoMatch onClear={clearSearch} /> : <NoProjects action={action} />}
      />
    </Stack>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useProjectsWords();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('projects.noMatch.title')}
      detail={t('projects.noMatch.detail')}
      action={<Button onClick={onClear}>{t('projects.noMatch.clear')}</Button>}
    />
  );
}

function NoProjects({ action }: { action: ReactNode }) {
  const t = useProjectsWords();
  return (
    <EmptyState
      icon={<Globe />}
      title={t('projects.empty.title')}
      detail={t('projects.empty.detail')}
      action={action}
    />
  );
}
