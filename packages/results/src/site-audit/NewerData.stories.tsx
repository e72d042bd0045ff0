import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NewerData, type NewerDataProps } from './NewerData.tsx';

const meta = {
  title: 'Results/SiteAudit/NewerData',
  component: NewerData,
  args: { newness: 'newer', isRunning: true, isUpdating: false, onUpdate: fn() },
} satisfies Meta<typeof NewerData>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Newer: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('There is newer data than the table shows.');
    await userEvent.click(canvas.getByRole('button', { name: 'Update table data' }));
    await expect(args.onUpdate).toHaveBeenCalled();
  },
};

/** Nothing to press, nor to hear. */
export const Current: Story = {
  args: { newness: 'current' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Ended: Story = { args: { newness: 'current', isRunning: false } };
export const Updating: Story = { args: { isUpdating: true } };
export const Failed: Story = { args: { newness: 'failed' } };

function BecomingNewer(props: NewerDataProps) {
  const [newness, setNewness] = useState<NewerDataProps['newness']>('current');
  return (
    <>
      <NewerData {...props} newness={newness} />
      <button type="button" onClick={() => setNewness('newer')}>
        Find more
      </button>
    </>
  );
}

/** What stands below must not move when there is something to say. */
export const NothingMoves: Story = {
  render: (args) => <BecomingNewer {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const below = canvas.getByRole('button', { name: 'Find more' });
    const { top } = below.getBoundingClientRect();
    await userEvent.click(below);
    await canvas.findByRole('button', { name: 'Update table data' });
    await expect(below.getBoundingClientRect().top).toBe(top);
  },
};
