import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeviceFrame } from './DeviceFrame.tsx';

const meta = {
  title: 'Results/Screenshot/DeviceFrame',
  component: DeviceFrame,
  args: { children: null },
} satisfies Meta<typeof DeviceFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { args: { device: 'desktop', screen: { width: 480, height: 270 } } };
export const Tablet: Story = { args: { device: 'tablet', screen: { width: 288, height: 384 } } };
export const Phone: Story = { args: { device: 'phone', screen: { width: 180, height: 400 } } };
