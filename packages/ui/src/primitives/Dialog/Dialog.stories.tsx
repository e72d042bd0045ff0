import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  // An open dialog covers the docs page.
  tags: ['!autodocs'],
  args: { isOpen: true, onClose: fn(), title: 'New project', description: 'A website to be watched.' },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithForm: Story = {
  args: {
    children: <TextField label="Website" placeholder="example.com" />,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Add website</Button>
      </>
    ),
  },
};
export const Small: Story = { args: { size: 's' } };
export const Large: Story = { args: { size: 'l' } };
export const Full: Story = { args: { size: 'full', children: <Text>As wide as the window.</Text> } };
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same lines for ever.
      <Text key={index}>Line {index + 1} of a text that is longer than the screen.</Text>
    )),
    footer: <Button variant="primary">I have read it</Button>,
  },
  // Whether it scrolls is measured a moment after it is there.
  play: async () => {
    await expect(await screen.findByRole('group', { name: 'New project' })).toHaveAttribute('tabindex', '0');
  },
};
export const Closed: Story = { args: { isOpen: false } };
