import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { ForbiddenState } from './ForbiddenState.tsx';

const meta = {
  title: 'Primitives/ForbiddenState',
  component: ForbiddenState,
} satisfies Meta<typeof ForbiddenState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: { action: <ButtonLink href="#dashboard">Go to the dashboard</ButtonLink> },
};
