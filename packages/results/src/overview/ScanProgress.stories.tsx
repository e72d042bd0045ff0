import { runningScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScanProgress } from './ScanProgress.tsx';

const meta = {
  title: 'Results/Overview/ScanProgress',
  component: ScanProgress,
  args: { progress: runningScan(24).progress, accessibilityIssues: 31 },
} satisfies Meta<typeof ScanProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ScanningPages: Story = {};
export const Queued: Story = {
  args: { progress: { phase: 'QUEUED', pagesFound: 0, pagesScanned: 0 }, accessibilityIssues: 0 },
};
export const CheckingRobots: Story = {
  args: { progress: { phase: 'CHECKING_ROBOTS', pagesFound: 1, pagesScanned: 0 }, accessibilityIssues: 0 },
};
export const SearchingSitemap: Story = {
  args: { progress: { phase: 'SEARCHING_SITEMAP', pagesFound: 12, pagesScanned: 0 }, accessibilityIssues: 0 },
};
export const Gathering: Story = {
  args: { progress: { phase: 'FINISHED', pagesFound: 60, pagesScanned: 60 }, accessibilityIssues: 77 },
};
export const LongAddress: Story = {
  args: {
    progress: {
      phase: 'SCANNING_PAGES',
      pagesFound: 1_204,
      pagesScanned: 1_100,
      currentUrl: `https://www.example.com/${'a-long-part/'.repeat(30)}`,
    },
    accessibilityIssues: 12_345,
  },
};
