import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'Elements must meet minimum colour contrast ratio thresholds.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Muted: Story = { args: { tone: 'muted' } };
export const Danger: Story = { args: { tone: 'danger' } };
export const Code: Story = { args: { as: 'code', size: 's', children: '<img src="/logo.png">' } };
export const Sizes: Story = {
  render: () => (
    <Stack gap="s">
      <Text size="xs">12 px for what stands beside</Text>
      <Text size="s">13 px for tables</Text>
      <Text size="m">14 px for reading</Text>
      <Text size="l">16 px for leading</Text>
    </Stack>
  ),
};
export const TabularNumbers: Story = {
  render: () => (
    <Stack gap="xs">
      <Text isTabular>1,111,111</Text>
      <Text isTabular>8,888,888</Text>
    </Stack>
  ),
};
