import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    title: 'Delete this project?',
    description: 'All of its scans are deleted with it. This can’t be undone.',
    confirmLabel: 'Delete project',
    isDangerous: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dangerous: Story = {};
export const Harmless: Story = {
  args: {
    isDangerous: false,
    title: 'Stop this scan?',
    description: 'What was found so far is kept.',
    confirmLabel: 'Stop',
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Failed: Story = {
  args: { children: <Banner tone="danger" title="The project could not be deleted." /> },
};
