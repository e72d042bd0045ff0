import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { inProvider } from '../testing/inProvider.tsx';
import { listedProjects } from '../testing/listedProjects.ts';
import type { ListedProject } from './ListedProject.ts';
import { ProjectsTable } from './ProjectsTable.tsx';
import { projectsViewSpec } from './projectsView.ts';

const listed: ListedProject = {
  id: 'site',
  name: 'Site',
  startUrl: 'https://www.example.com/',
  thumbnails: {},
  createdAtDate: new Date('2026-11-01T09:00:00Z'),
  scans: [],
};

function renderTable(projects: readonly ListedProject[], onProjectOpen = vi.fn()) {
  return render(
    inProvider(
      <ProjectsTable
        projects={projects}
        search=""
        onSearchChange={() => undefined}
        view={defaultTableView(projectsViewSpec)}
        onViewChange={() => undefined}
        status="ready"
        onRetry={() => undefined}
        onProjectOpen={onProjectOpen}
        action={<button type="button">Add website</button>}
      />,
    ),
  );
}

test.each([
  [1, '1 website'],
  [3, '3 websites'],
])('says of %i how many there are', async (count, words) => {
  const projects = Array.from({ length: count }, (_, index) => ({ ...listed, id: `site-${index}` }));
  const screen = await renderTable(projects);
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
});

test('has the columns of the specification', async () => {
  const screen = await renderTable(listedProjects);
  const headers = screen.getByRole('columnheader').elements();
  expect(headers.map((header) => header.textContent?.trim())).toEqual([
    expect.stringContaining('Website'),
    'Status',
    expect.stringContaining('Last scan'),
    expect.stringContaining('Accessibility'),
  ]);
});

/** Specification (platform), section 9. */
test('cuts name and URL at 50 characters, and no shorter one', async () => {
  const url = (length: number) => `https://example.com/${'p'.repeat(length - 20)}`;
  const screen = await renderTable([
    { ...listed, id: 'whole', name: 'w'.repeat(50), startUrl: url(50) },
    { ...listed, id: 'cut', name: 'c'.repeat(51), startUrl: url(51) },
  ]);
  for (const whole of ['w'.repeat(50), url(50)]) {
    await expect.element(screen.getByText(whole, { exact: true })).toBeVisible();
  }
  for (const long of ['c'.repeat(51), url(51)]) {
    const cut = screen.getByText(`${long.slice(0, 49)}…`, { exact: true });
    await expect.element(cut).toBeVisible();
    expect(cut.element().closest('[title]')?.getAttribute('title')).toBe(long);
  }
});

test('tells how the last scan stands: it runs, it has ended, or there was none', async () => {
  const screen = await renderTable(listedProjects);
  const cellsOf = (name: RegExp) => screen.getByRole('row', { name }).getByRole('cell').elements();
  // Each cell holds its column's header, for where there is no room for columns.
  const textsOf = (name: RegExp) =>
    cellsOf(name).map((cell) => cell.textContent?.replace(/^(Status|Last scan|Accessibility)/, ''));
  expect(textsOf(/Town library/)).toEqual(['In progress', 'Scanning', '12 issues']);
  expect(textsOf(/Harbour & Pine/)).toEqual([
    'Completed',
    '2026-11-20',
    expect.stringMatching(/^69 issues.*12 fewer than before/),
  ]);
  expect(textsOf(/Just added/).slice(1)).toEqual(['Never', '–']);
  const turning = (name: RegExp) =>
    [...(cellsOf(name)[1]?.querySelectorAll('*') ?? [])].filter((part) => part.getAnimations().length > 0);
  expect([turning(/Town library/).length, turning(/Harbour & Pine/).length]).toEqual([1, 0]);
});

test('a press anywhere in a row opens its project', async () => {
  const onProjectOpen = vi.fn();
  const screen = await renderTable(listedProjects, onProjectOpen);
  await screen.getByText('In progress').click();
  expect(onProjectOpen).toHaveBeenCalledWith({ projectId: 'town-library' });
});

test('without projects it says what one includes, and offers to add one, but no search', async () => {
  const screen = await renderTable([]);
  await expect.element(screen.getByText('There are no projects')).toBeVisible();
  await expect
    .element(screen.getByText(/^A project is a website that is watched, with its scans/))
    .toBeVisible();
  expect(screen.getByRole('button', { name: 'Add website' }).elements()).toHaveLength(1);
  expect(screen.getByRole('textbox').elements()).toEqual([]);
});
