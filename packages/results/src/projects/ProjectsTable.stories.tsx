import { Button } from '@sitelens/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { listedProjects } from '../testing/listedProjects.ts';
import { ProjectsTable, type ProjectsTableProps } from './ProjectsTable.tsx';
import { projectsViewSpec } from './projectsView.ts';

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

export const NoMatch: Story = { args: { search: 'nowhere' } };
export const Empty: Story = { args: { projects: [] } };
export const Loading: Story = { args: { projects: [], status: 'loading' } };
export const Failed: Story = {
  args: { projects: [], status: 'failed', failure: { title: 'Failed to retrieve the projects' } },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
