import type { TableView } from '../table/tableView.ts';
import type { TableViewSpec } from '../table/tableViewParameters.ts';
import type { ListedProject } from './ListedProject.ts';

/** Newest project first until a person sorts by a column. */
export const projectsViewSpec: TableViewSpec = {
  defaultOrder: 'desc',
  defaultOrderBy: 'createdAt',
  sortColumns: ['createdAt', 'website', 'lastScan', 'accessibility'],
};

/** The projects whose name or start URL holds the words of a search, in any case. */
export function matchingProjects<Listed extends ListedProject>(
  projects: readonly Listed[],
  search: string,
): readonly Listed[] {
  const wanted = search.trim().toLocaleLowerCase('en');
  if (wanted === '') return projects;
  return projects.filter(({ name, startUrl }) =>
    [name, startUrl].some((text) => text.toLocaleLowerCase('en').includes(wanted)),
  );
}

/** The projects of a view's page, in its order; the API gives all of them at once. */
export function projectsInView<Listed extends ListedProject>(
  projects: readonly Listed[],
  view: TableView,
): readonly Listed[] {
  const compare = COMPARISONS[view.orderBy] ?? byCreation;
  const direction = view.order === 'asc' ? 1 : -1;
  const sorted = projects.toSorted((a, b) => compare(a, b) * direction || byCreation(b, a));
  return sorted.slice(view.page * view.rowsPerPage, (view.page + 1) * view.rowsPerPage);
}

type Comparison = (a: ListedProject, b: ListedProject) => number;

const byCreation: Comparison = (a, b) => a.createdAtDate.getTime() - b.createdAtDate.getTime();

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  createdAt: byCreation,
  website: (a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }),
  lastScan: (a, b) => lastScanTime(a) - lastScanTime(b),
  accessibility: (a, b) => issues(a) - issues(b),
};

/** A website without a scan stands before all others. */
function lastScanTime({ scans }: ListedProject): number {
  return scans[0]?.startedAt.getTime() ?? 0;
}

function issues({ scans }: ListedProject): number {
  return scans.find(({ status }) => status === 'COMPLETED')?.accessibilityIssues ?? -1;
}
