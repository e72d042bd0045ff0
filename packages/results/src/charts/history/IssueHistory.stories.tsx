import { goldenScans } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { HistoryScan } from './historyBars.ts';
import { IssueHistory } from './IssueHistory.tsx';

/** A scan each so many days, from a Monday on, with counts that fall and rise. */
function scansOf(count: number, days = 1): readonly HistoryScan[] {
  return Array.from({ length: count }, (_, index) => ({
    scanId: String(index),
    endedAt: new Date(2026, 0, 5 + index * days, 9),
    issues: Math.max(0, Math.round(300 + 300 * Math.cos(index / 2))),
  }));
}

const meta = {
  title: 'Results/Charts/IssueHistory',
  component: IssueHistory,
  args: { scans: scansOf(8, 7) },
} satisfies Meta<typeof IssueHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

const barsIn = (element: HTMLElement) => [...element.querySelectorAll('.apexcharts-bar-area')];

/** A bar a scan, coloured by 100, 200 and 500 issues. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Accessibility issues history' })).toBeVisible();
    await canvas.findByRole('img', {
      name: 'Bar chart with 8 bars from 2026-01-05 to 2026-02-23. Issues at the end: 19. The table has all numbers.',
    });
    await waitFor(() => expect(barsIn(canvasElement)).toHaveLength(8));
    await expect(new Set(barsIn(canvasElement).map((bar) => bar.getAttribute('fill'))).size).toBe(4);
    const legend = within(canvas.getByRole('list', { name: 'Colours of the bars' }));
    await expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Fewer than 100',
      '100 to 199',
      '200 to 499',
      '500 and more',
    ]);
  },
};

/** The demo project's scans. */
export const RealScans: Story = {
  args: {
    scans: goldenScans.flatMap(({ scanId, endedAt, accessibilityIssues }) =>
      endedAt === undefined ? [] : [{ scanId, endedAt: new Date(endedAt), issues: accessibilityIssues }],
    ),
  },
};

/** The numbers for those who can't see the bars, or want them exactly. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table', { name: 'Accessibility issues by day' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '2026-01-05 1 600' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide the table' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

/** Many scans are grouped; their bars show the average, and say so. */
export const Grouped: Story = {
  args: { scans: scansOf(150) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(barsIn(canvasElement)).toHaveLength(6));
    await waitFor(() => expect(canvas.getAllByText('(average)', { selector: 'tspan' })).toHaveLength(6));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: '2026-01 27 320 (average)' })).toBeVisible();
  },
};

export const SeveralOnOneDay: Story = {
  args: {
    scans: [
      { scanId: 'a', endedAt: new Date(2026, 4, 4, 8), issues: 1 },
      { scanId: 'b', endedAt: new Date(2026, 4, 4, 20), issues: 2 },
      { scanId: 'c', endedAt: new Date(2026, 4, 5, 8), issues: 0 },
    ],
  },
};

export const OneScan: Story = {
  args: { scans: scansOf(1) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('img', {
      name: 'Bar chart with one bar: 2026-01-05, 600 issues.',
    });
  },
};

export const NoIssues: Story = { args: { scans: scansOf(3).map((scan) => ({ ...scan, issues: 0 })) } };
export const TwentyBars: Story = { args: { scans: scansOf(20) } };
export const TwentyBarsOnPhone: Story = {
  args: { scans: scansOf(20) },
  globals: { viewport: { value: 'phone' } },
};

export const NoScans: Story = {
  args: { scans: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'No scan has ended yet' })).toBeVisible();
  },
};

/** While the latest scan has not ended, the history is drawn anew. */
export const Running: Story = {
  args: { isRunning: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'A scan is running' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
