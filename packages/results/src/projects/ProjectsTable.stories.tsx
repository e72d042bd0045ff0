import { Button } from '@sitelens/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { listedProjects } from '../testing/listedProjects.ts';
import type { ListedProject } from './ListedProject.ts';
import { ProjectsTable, type ProjectsTableProps } from './ProjectsTable.tsx';
import { projectsViewSpec } from './projectsView.ts';

const listedProject: ListedProject = {
  id: 'site',
  name: 'Site',
  startUrl: 'https://www.example.com/',
  thumbnails: {},
  createdAtDate: new Date('2026-11-01T09:00:00Z'),
  scans: [],
};

function Kept(props: ProjectsTableProps) {
  const [search, setSearch] = useState(props.search);
  const [view, setView] = useState(props.view);
  return (
    <ProjectsTable
      {...props}
      search={search}
      onSearchChange={(next) => {
        setSearch(next);
        setView({ ...view, page: 0 });
      }}
      view={view}
      onViewChange={setView}
    />
  );
}

const meta = {
  title: 'Results/Projects/ProjectsTable',
  component: ProjectsTable,
  args: {
    projects: listedProjects,
    search: '',
    onSearchChange: fn(),
    view: defaultTableView(projectsViewSpec),
    onViewChange: fn(),
    status: 'ready',
    onRetry: fn(),
    onProjectOpen: fn(),
    action: <Button variant="primary">Add website</Button>,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ProjectsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Newest first; a search narrows, and Escape clears it. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('textbox', { name: 'Search websites' });
    await userEvent.type(search, 'FERRY');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await expect(canvas.getAllByRole('row')).toHaveLength(listedProjects.length + 1);
    await userEvent.click(canvas.getByText('Town library'));
    await expect(args.onProjectOpen).toHaveBeenCalledWith({ projectId: 'town-library' });
  },
};

/** Names that would turn the row's direction, or fill the screen, keep to their place. */
export const HostileNames: Story = {
  args: {
    projects: [
      { ...listedProject, id: 'right-to-left', name: 'متجر الميناء' },
      { ...listedProject, id: 'turned', name: 'Shop \u202egnp.exe' },
      {
        ...listedProject,
        id: 'endless',
        name: 'x'.repeat(10_000),
        startUrl: `https://example.com/${'a/'.repeat(1_000)}`,
      },
      { ...listedProject, id: 'nameless', name: '' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Shop gnp.exe').tagName).toBe('BDI');
    await expect(canvas.getByText(`${'x'.repeat(49)}…`)).toBeVisible();
    await expect(canvas.getAllByText(listedProject.startUrl)).toHaveLength(4);
  },
};

export const NoMatch: Story = { args: { search: 'nowhere' } };
export const Empty: Story = { args: { projects: [] } };
export const Loading: Story = { args: { projects: [], status: 'loading' } };
export const Failed: Story = {
  args: { projects: [], status: 'failed', failure: { title: 'Failed to retrieve the projects' } },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
