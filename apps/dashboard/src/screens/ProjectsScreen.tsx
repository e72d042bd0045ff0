import { projectsViewSpec } from '@sitelens/results/projects';
import { ProjectsList } from '@sitelens/results/widgets';
import { parseAsString, useQueryState } from 'nuqs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { savedStartUrl } from '../freemium/visitorMemory.ts';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { pathsIn } from '../navigation/paths.ts';
import { useTableViewInUrl } from '../urlState/useTableViewInUrl.ts';
import { useDashboardWords } from '../words.ts';

export function Component() {
  const t = useDashboardWords();
  const navigate = useNavigate();
  const [table, setTable] = useTableViewInUrl(projectsViewSpec);
  const [startUrl] = useState(savedStartUrl.read);
  const [search, setSearch] = useQueryState('search', parseAsString.withDefault(''));
  return (
    <>
      <PageTitle>{t('titles.projects')}</PageTitle>
      <ProjectsList
        view={{ ...table, search }}
        onViewChange={({ search: nextSearch, ...next }) => {
          const isSearched = nextSearch !== search;
          if (isSearched) void setSearch(nextSearch === '' ? null : nextSearch);
          // A search alone is no step to go back from.
          if (!isSearched || next.page !== table.page) setTable(next);
        }}
        projectHref={pathsIn.dashboard.project}
        {...(startUrl !== undefined && { newStartUrl: startUrl })}
        onProjectCreated={({ projectId }) => {
          savedStartUrl.forget();
          void navigate(pathsIn.dashboard.project(projectId));
        }}
      />
    </>
  );
}
