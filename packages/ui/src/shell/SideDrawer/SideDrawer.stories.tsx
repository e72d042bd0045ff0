import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accessibility, BookOpen, Gauge, House } from 'lucide-react';
import { useState } from 'react';
import type { DrawerEntry } from './DrawerEntries.tsx';
import { SideDrawer, type SideDrawerProps } from './SideDrawer.tsx';

const entries: DrawerEntry[] = [
  { id: 'home', label: 'Home', href: '#home', icon: <House aria-hidden /> },
  { id: 'overview', label: 'Overview', href: '#overview', icon: <Gauge aria-hidden />, isCurrent: true },
  {
    id: 'accessibility',
    label: 'Accessibility',
    href: '#accessibility',
    icon: <Accessibility aria-hidden />,
  },
  { id: 'docs', label: 'Documentation', href: '#docs', icon: <BookOpen aria-hidden />, startsGroup: true },
];

function Drawer(props: Omit<SideDrawerProps, 'onOpenChange'>) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return <SideDrawer {...props} isOpen={isOpen} onOpenChange={setIsOpen} />;
}

const meta = {
  title: 'Shell/SideDrawer',
  component: Drawer,
  tags: ['!autodocs'],
  parameters: { isWholePage: true },
  args: { entries, isOpen: true, title: 'Green Garden', subtitle: 'greengarden.example.com' },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Collapsed: Story = { args: { isOpen: false } };
/** Over the page, as below 768 px. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
