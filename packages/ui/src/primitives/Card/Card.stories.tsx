import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Primitives/Card',
  component: Card,
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

const content = (
  <Stack gap="xs">
    <Heading level={2} look={3}>
      Latest scan
    </Heading>
    <Text tone="muted" size="s">
      25 pages scanned on 2026-11-20
    </Text>
  </Stack>
);

export const Default: Story = { args: { children: content } };
export const Roomy: Story = { args: { padding: 'xl', children: content } };
export const WithoutPadding: Story = { args: { padding: 'none', children: content } };
