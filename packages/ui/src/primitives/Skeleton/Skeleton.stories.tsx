import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Layout/Inline.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Sized: Story = { args: { width: '12rem', height: '2rem' } };
export const Round: Story = { args: { width: '2rem', height: '2rem', isRound: true } };
export const OfACard: Story = {
  render: () => (
    <Inline gap="m" wrap={false} aria-busy>
      <Skeleton width="3rem" height="3rem" />
      <Stack gap="s">
        <Skeleton width="14rem" />
        <Skeleton width="9rem" />
      </Stack>
    </Inline>
  ),
};
