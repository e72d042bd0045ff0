import { goldenHandlers, goldenProject } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withClient } from '../testing/withClient.tsx';
import { ProjectMenu } from './ProjectMenu.tsx';

const removes = (status: number) =>
  http.delete('*/api/v1/projects/:projectId', () => new HttpResponse(null, { status }));

const meta = {
  title: 'Widgets/ProjectMenu',
  component: ProjectMenu,
  decorators: [withClient],
  args: { projectId: goldenProject.id, projectName: goldenProject.name, onDeleted: fn() },
  parameters: { msw: { handlers: [removes(204), ...goldenHandlers] } },
} satisfies Meta<typeof ProjectMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

async function askToDelete(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete project' }));
  return screen.findByRole('dialog');
}

export const Closed: Story = {};

/** Asks first, and starts at the way out. */
export const Asking: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await askToDelete(canvasElement);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};

export const Deleted: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await askToDelete(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [removes(500), ...goldenHandlers] } },
  play: async ({ canvasElement }) => {
    const dialog = await askToDelete(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('The project could not be deleted. Please try again.');
  },
};
