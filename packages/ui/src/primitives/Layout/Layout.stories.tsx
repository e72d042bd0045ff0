import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from './Inline.tsx';
import { Stack } from './Stack.tsx';

const meta = { title: 'Primitives/Layout', component: Stack } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const badges = ['One', 'Two', 'Three', 'Four'].map((word) => <Badge key={word}>{word}</Badge>);

export const Stacked: Story = { args: { align: 'start', gap: 's', children: badges } };
export const InLine: Story = { render: () => <Inline>{badges}</Inline> };
export const InLineApart: Story = { render: () => <Inline justify="space-between">{badges}</Inline> };
