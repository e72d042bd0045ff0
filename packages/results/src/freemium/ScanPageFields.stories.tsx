import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ScanPageFields } from './ScanPageFields.tsx';

const meta = {
  title: 'Results/Freemium/ScanPageFields',
  component: ScanPageFields,
  args: { onSubmit: fn(), isSending: false, refusal: undefined },
} satisfies Meta<typeof ScanPageFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Sending: Story = { args: { startUrl: 'www.example.com', isSending: true } };
export const Refused: Story = {
  args: { startUrl: 'intranet', refusal: { kind: 'address', error: 'missing-top-level-domain' } },
};
