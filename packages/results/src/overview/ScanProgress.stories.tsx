import { runningScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
/** Links are checked beside the pages. */
export const WithLinks: Story = {
  args: { progress: { ...runningScan(24).progress, linksFound: 1_310, linksChecked: 420 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Links checked').nextElementSibling).toHaveTextContent('420');
    await expect(canvas.getByText('of 1,310 found')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '24');
  },
};
/** The pages have ended: the bar counts what is left. */
export const CheckingLinks: Story = {
  args: {
    progress: {
      phase: 'CHECKING_LINKS',
      pagesFound: 40,
      pagesScanned: 40,
      linksFound: 1_310,
      linksChecked: 983,
    },
    accessibilityIssues: 77,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '983');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'Checking links, 983 of 1,310 links',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('75 % of the links found so far');
  },
};
export const CheckingLinksOnAPhone: Story = {
  ...CheckingLinks,
  globals: { viewport: { value: 'phone' } },
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
