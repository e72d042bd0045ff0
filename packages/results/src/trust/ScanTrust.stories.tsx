import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ScanTrust } from './ScanTrust.tsx';
import { examples, hostile, keptOut, redirecting, whole, withGaps } from './testing/trusts.ts';

const meta = {
  title: 'Results/Trust/ScanTrust',
  component: ScanTrust,
  args: { trust: withGaps },
} satisfies Meta<typeof ScanTrust>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithGaps: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        '93 of 100 pages were scanned. 1 tests whether we are a robot, 2 ask to log in, 5 failed, 2 are forbidden by robots.txt, there may be more pages than the scan may visit, 12 show a cookie banner over their content, and 1 has a screenshot that ends before it does.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('With gaps')).toBeVisible();
    await expect(canvas.getByText('1 page tests whether we are a robot: Cloudflare')).toBeVisible();
    await expect(canvas.getByText(/^It took too long to load/)).toBeVisible();
  },
};

/** The pages are links, and behind a button that keyboards reach. */
export const ShowingPages: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvasElement.querySelector('a[href="https://www.example.com/shop/1"]');
    await expect(link).not.toBeVisible();
    await userEvent.click(canvas.getByText(/^Show the first 5 pages/));
    await expect(link).toBeVisible();
    for (const details of canvasElement.querySelectorAll('details')) details.open = true;
    await expect(canvas.getByText('Disallow: /private/')).toBeVisible();
    await expect(canvas.getByText('Phone: shown down to 120,000 of 154,200 px')).toBeVisible();
  },
};

export const Whole: Story = {
  args: { trust: whole },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 42 pages were scanned. Nothing stood in the way.')).toBeVisible();
    await expect(canvas.getByText('Complete')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const OnePage: Story = {
  args: { trust: { ...whole, pagesFound: 1, pagesScanned: 1, isPageLimitReached: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The page was scanned. Nothing stood in the way.')).toBeVisible();
    await expect(canvas.getByText('Complete')).toBeVisible();
    await expect(canvas.getByText('Only one page was to be scanned')).toBeVisible();
  },
};

/** What is no page of its own is told, and is no gap. */
export const Redirecting: Story = {
  args: { trust: redirecting },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 42 pages were scanned. Nothing stood in the way.')).toBeVisible();
    await expect(canvas.getByText('3 addresses lead to other pages, or are none')).toBeVisible();
  },
};

export const KeptOut: Story = {
  args: { trust: keptOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mostly out of reach')).toBeVisible();
    await expect(canvas.getByText('The page was not scanned. 1 tests whether we are a robot.')).toBeVisible();
    await expect(canvas.queryByText('1 page failed')).toBeNull();
  },
};

export const CookiesOnly: Story = {
  args: {
    trust: {
      ...whole,
      obstacles: [{ kind: 'COOKIE_OVERLAY', count: 2, examples: examples('shop', 2) }],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('All 42 pages were scanned. 2 show a cookie banner over their content.'),
    ).toBeVisible();
  },
};

export const ManyPages: Story = {
  args: {
    trust: {
      ...whole,
      pagesFound: 15_000,
      pagesScanned: 14_000,
      isPageLimitReached: true,
      obstacles: [
        { kind: 'COOKIE_OVERLAY', name: 'Usercentrics', count: 14_000, examples: examples('a', 5) },
      ],
      skipped: [{ outcome: 'BLOCKED_BY_ROBOTS', count: 1_000, examples: examples('b', 5) }],
    },
  },
};

/** Neither a link that is none of the web's, nor text that turns around what stands beside it. */
export const HostileAddresses: Story = {
  args: { trust: hostile },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('details')) details.open = true;
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('details')) details.open = true;
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
