import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Results/Table/Pagination',
  component: Pagination,
  args: {
    caption: 'Accessibility issues by rule',
    view: { order: 'desc', orderBy: 'impact', page: 1, rowsPerPage: 10, filters: {} },
    total: 42,
    onViewChange: fn(),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};
export const OnlyOnePage: Story = { args: { view: { ...meta.args.view, page: 0 }, total: 4 } };
export const LastPage: Story = { args: { view: { ...meta.args.view, page: 4 } } };
export const AMillionRows: Story = { args: { view: { ...meta.args.view, page: 73_000 }, total: 1_000_000 } };
