import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

type Size = 'desktop' | 'tablet' | 'phone';

function SizeSwitch(props: Partial<SegmentedControlProps<Size>>) {
  const [value, setValue] = useState<Size>('desktop');
  return (
    <SegmentedControl<Size>
      label="Screen size"
      options={[
        { value: 'desktop', label: 'Desktop', icon: <Monitor aria-hidden /> },
        { value: 'tablet', label: 'Tablet', icon: <Tablet aria-hidden /> },
        { value: 'phone', label: 'Phone', icon: <Smartphone aria-hidden /> },
      ]}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'Primitives/SegmentedControl', component: SizeSwitch } satisfies Meta<
  typeof SizeSwitch
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const IconsOnly: Story = { args: { isIconOnly: true } };
export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'desktop', label: 'Desktop' },
      { value: 'tablet', label: 'Tablet', isDisabled: true },
      { value: 'phone', label: 'Phone' },
    ],
  },
};
