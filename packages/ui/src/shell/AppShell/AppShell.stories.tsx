import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accessibility, Gauge, House, Play } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Inline } from '../../primitives/Layout/Inline.tsx';
import { Stack } from '../../primitives/Layout/Stack.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { SeverityBadge } from '../../primitives/SeverityBadge/SeverityBadge.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { NotFound } from '../NotFound/NotFound.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { AppShell } from './AppShell.tsx';

const page = (
  <>
    <PageHeader
      title="Green Garden Shop"
      subtitle="https://greengarden.example.com"
      thumbnail={{ name: 'Green Garden Shop' }}
      breadcrumbs={[{ label: 'Projects', href: '#projects' }]}
      backHref="#projects"
      actions={
        <Button variant="primary" icon={<Play aria-hidden />}>
          Start scan
        </Button>
      }
    />
    <Stack>
      <Card>
        <Stack gap="s">
          <Inline justify="space-between">
            <Text weight="medium">Scanning pages</Text>
            <Text size="s" tone="muted" isTabular>
              12 of 40 pages
            </Text>
          </Inline>
          <ProgressBar label="Pages scanned" value={12} max={40} valueText="12 of 40 pages" />
        </Stack>
      </Card>
      <Card>
        <Inline>
          <SeverityBadge impact="critical" />
          <SeverityBadge impact="serious" />
          <SeverityBadge impact="moderate" />
          <SeverityBadge impact="minor" />
        </Inline>
      </Card>
    </Stack>
  </>
);

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  tags: ['!autodocs'],
  parameters: { isWholePage: true },
  args: {
    brand: <Logo />,
    account: { email: 'demo@sitelens.example' },
    dashboardHref: '#dashboard',
    drawer: {
      title: 'Green Garden',
      subtitle: 'greengarden.example.com',
      entries: [
        { id: 'home', label: 'Home', href: '#home', icon: <House aria-hidden /> },
        {
          id: 'overview',
          label: 'Overview',
          href: '#overview',
          icon: <Gauge aria-hidden />,
          isCurrent: true,
        },
        {
          id: 'accessibility',
          label: 'Accessibility',
          href: '#accessibility',
          icon: <Accessibility aria-hidden />,
        },
      ],
    },
    children: page,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const WithoutDrawer: Story = {
  render: () => (
    <AppShell brand={<Logo />} account={{ email: 'demo@sitelens.example' }}>
      {page}
    </AppShell>
  ),
};
export const NothingHere: Story = {
  args: { children: <NotFound dashboardHref="#dashboard" /> },
};
