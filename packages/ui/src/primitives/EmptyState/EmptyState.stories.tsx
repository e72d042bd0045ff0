import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe, Plus, SearchX } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'There are no projects' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    icon: <Globe />,
    detail: 'A project watches one website: its accessibility, links and metadata, at three screen sizes.',
    action: (
      <Button variant="primary" icon={<Plus aria-hidden />}>
        Add website
      </Button>
    ),
  },
};
export const NoMatch: Story = {
  args: {
    icon: <SearchX />,
    title: 'No projects found that match the search query',
    action: <Button>Clear the search</Button>,
  },
};
export const TitleOnly: Story = {};
