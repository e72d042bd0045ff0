import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { type ToastMessage, useToast } from './useToast.ts';

function ShowsToast(message: ToastMessage) {
  const showToast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a story.
  useEffect(() => showToast(message), []);
  return <p>The toast is at the lower right.</p>;
}

const meta = {
  title: 'Primitives/Toast',
  component: ShowsToast,
  tags: ['!autodocs'],
  args: { title: 'Project saved successfully' },
} satisfies Meta<typeof ShowsToast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Information: Story = {
  args: { tone: 'info', title: 'The scan has started', detail: 'You can leave this page.' },
};
export const Warning: Story = { args: { tone: 'warning', title: 'You are near your page quota' } };
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'The scan could not be started',
    detail: 'Check your connection.',
    action: { label: 'Try again', onPress: () => undefined },
  },
};
