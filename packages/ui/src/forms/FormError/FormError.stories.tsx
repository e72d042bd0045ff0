import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormError } from './FormError.tsx';

const meta = {
  title: 'Forms/FormError',
  component: FormError,
  args: { title: 'The project could not be created.' },
} satisfies Meta<typeof FormError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithDetail: Story = {
  args: { children: 'Please fill in the required fields and submit again.' },
};
