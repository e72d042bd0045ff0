import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Layout/Inline.tsx';
import { SeverityBadge } from './SeverityBadge.tsx';

const meta = {
  title: 'Primitives/SeverityBadge',
  component: SeverityBadge,
  args: { impact: 'critical' },
} satisfies Meta<typeof SeverityBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Critical: Story = {};
export const Serious: Story = { args: { impact: 'serious' } };
export const Moderate: Story = { args: { impact: 'moderate' } };
export const Minor: Story = { args: { impact: 'minor' } };
/** Of a server that is newer than this page. */
export const Unknown: Story = {
  args: { impact: 'catastrophic' },
  play: async ({ canvas }) => void (await expect(canvas.getByText('catastrophic')).toBeVisible()),
};
export const Together: Story = {
  render: () => (
    <Inline>
      <SeverityBadge impact="critical" />
      <SeverityBadge impact="serious" />
      <SeverityBadge impact="moderate" />
      <SeverityBadge impact="minor" />
    </Inline>
  ),
};
