import { Button } from '@sitelens/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ProjectForm } from './ProjectForm.tsx';

const meta = {
  title: 'Results/Projects/ProjectForm',
  component: ProjectForm,
  args: {
    allowedTargets: [],
    onSubmit: fn(async () => undefined),
    children: (
      <Button type="submit" variant="primary">
        Add website
      </Button>
    ),
  },
} satisfies Meta<typeof ProjectForm>;

export default meta;
type Story = StoryObj<typeof ProjectForm>;

export const Ready: Story = {};

/** The first invalid field has the focus. */
export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add website' }));
    await waitFor(() => expect(canvas.getByLabelText(/Website URL/)).toHaveFocus());
    await expect(canvas.getByText('Please enter a valid name for the website project.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RefusedField: Story = {
  args: { onSubmit: async () => ({ fields: { startUrl: { key: 'local-host-url', values: {} } } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Website URL/), 'www.example.com{Enter}');
    await canvas.findByText('A private IP address is not supported; consider a tunnelling service.');
    await expect(canvas.getByLabelText(/Website URL/)).toHaveFocus();
  },
};

export const QuotaReached: Story = {
  args: {
    onSubmit: async () => ({
      fields: {},
      general: { key: 'project-quota-reached', values: { maxProjects: 3 }, mayPass: false },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Website URL/), 'www.example.com{Enter}');
    await canvas.findByText('Only 3 projects are allowed for your subscription. Upgrade to use more.');
  },
};
