import type { Meta, StoryObj } from '@storybook/react-vite';
import { FixPrompt } from './FixPrompt.tsx';

const meta = {
  title: 'Results/Findings/FixPrompt',
  component: FixPrompt,
  args: { reason: 'FREEMIUM', links: { startFreeTrial: '/sign-up', pickPlan: '/plans' } },
} satisfies Meta<typeof FixPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Freemium: Story = {};
export const TrialExpired: Story = { args: { reason: 'TRIAL_EXPIRED' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] };
