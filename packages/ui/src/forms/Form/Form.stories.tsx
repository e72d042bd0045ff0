import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Layout/Inline.tsx';
import { FormError } from '../FormError/FormError.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const fields = (
  <>
    <TextField label="Website" required placeholder="example.com" />
    <TextField label="Name" required />
    <Inline justify="end">
      <Button type="submit" variant="primary">
        Add website
      </Button>
    </Inline>
  </>
);

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { onSubmit: fn() },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: fields } };
export const Rejected: Story = {
  args: {
    children: (
      <>
        <FormError title="Please fill in the required fields and submit again." />
        <TextField label="Website" required error="The given url is not valid. Please provide a valid url." />
        {fields.props.children[2]}
      </>
    ),
  },
};
