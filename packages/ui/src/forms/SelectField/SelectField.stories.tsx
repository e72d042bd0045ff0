import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    label: 'Period',
    options: [
      { value: 'hours', label: 'hours' },
      { value: 'days', label: 'days' },
      { value: 'weeks', label: 'weeks' },
    ],
    defaultValue: 'days',
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Period' });
    await userEvent.selectOptions(field, 'weeks');
    await expect(field).toHaveValue('weeks');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const InGroups: Story = {
  args: {
    label: 'Time zone',
    defaultValue: 'Europe/Amsterdam',
    options: [
      { label: 'Europe', options: [{ value: 'Europe/Amsterdam', label: 'Amsterdam' }] },
      {
        label: 'America',
        options: [{ value: 'America/Argentina/Buenos_Aires', label: 'Argentina / Buenos Aires' }],
      },
    ],
  },
};
export const Invalid: Story = { args: { error: 'Please choose a period.' } };
export const Disabled: Story = { args: { disabled: true, description: 'Not for periods below a day.' } };
