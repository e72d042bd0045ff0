import { goldenHandlers, goldenProject, goldenSubscription } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { answers, withAnswer } from '../testing/answers.ts';
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

const PUBLIC_URL = 'https://app.example.com/projects/1';

/** Of a public project: copied where the page may, else offered to be copied by hand. */
export const PublicLink: Story = {
  args: { publicUrl: PUBLIC_URL },
  play: async ({ canvasElement }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy public link' }));
    await screen.findAllByText('Public link copied');
    await expect(writeText).toHaveBeenCalledWith(PUBLIC_URL);
  },
};

export const PublicLinkByHand: Story = {
  args: { publicUrl: PUBLIC_URL },
  play: async ({ canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    const prompt = spyOn(window, 'prompt').mockReturnValue(null);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy public link' }));
    await waitFor(() => expect(prompt).toHaveBeenCalledWith('Copy the public link:', PUBLIC_URL));
  },
};

/** Who may not delete a project may still pass its link on. */
export const ForAViewer: Story = {
  args: { publicUrl: PUBLIC_URL },
  parameters: withAnswer(answers('/subscriptions', { ...goldenSubscription, userRole: 'VIEWER' })),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More actions' }));
    await screen.findByRole('menuitem', { name: 'Copy public link' });
    await expect(screen.queryByRole('menuitem', { name: 'Delete project' })).toBeNull();
  },
};
