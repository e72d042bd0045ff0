import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Disclosure, type DisclosureProps } from './Disclosure.tsx';

function Kept({ isOpen: isOpenAtFirst, ...props }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return <Disclosure {...props} isOpen={isOpen} onChange={setIsOpen} />;
}

const meta = {
  title: 'Forms/Disclosure',
  component: Disclosure,
  args: {
    label: 'More settings',
    isOpen: false,
    onChange: fn(),
    children: <NumberField label="Pages a scan visits at most" defaultValue="100" />,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'More settings' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Open: Story = { args: { isOpen: true } };
