import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { FailureState } from './FailureState.tsx';

const meta = {
  title: 'Primitives/FailureState',
  component: FailureState,
  args: { title: 'Failed to retrieve the project', detail: 'Please try again later.', onRetry: fn() },
} satisfies Meta<typeof FailureState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {};
export const Retrying: Story = { args: { isRetrying: true } };
export const WithOtherWay: Story = {
  args: { action: <ButtonLink href="#dashboard">Go to the dashboard</ButtonLink> },
};
export const WithoutRetry: Story = {
  render: () => <FailureState title="Project does not exist" detail="It may have been deleted." />,
};
