import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 1, children: 'Website projects' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  render: () => (
    <Stack gap="m">
      <Heading level={1}>Website projects</Heading>
      <Heading level={2}>Accessibility</Heading>
      <Heading level={3}>Images must have alternative text</Heading>
      <Heading level={4}>How to fix it</Heading>
    </Stack>
  ),
};
/** The outline says 1, the look says 3. */
export const OtherLook: Story = { args: { look: 3 } };
