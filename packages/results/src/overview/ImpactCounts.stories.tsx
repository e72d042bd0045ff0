import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImpactCounts } from './ImpactCounts.tsx';

const meta = {
  title: 'Results/Overview/ImpactCounts',
  component: ImpactCounts,
  args: {
    counts: { critical: 19, serious: 37, moderate: 8, minor: 5 },
    categoriesHref: '/dashboard/projects/1/scans/1/accessibility',
  },
} satisfies Meta<typeof ImpactCounts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const None: Story = { args: { counts: { critical: 0, serious: 0, moderate: 0, minor: 0 } } };
export const Many: Story = { args: { counts: { critical: 1, serious: 123_456, moderate: 20, minor: 0 } } };
export const WithoutLink: Story = { args: { categoriesHref: undefined } };
