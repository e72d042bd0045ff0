import { goldenPages } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { PagesTable } from './PagesTable.tsx';
import { pagesViewSpec } from './pageOutcomes.ts';

const view = defaultTableView(pagesViewSpec);
const notScanned = goldenPages.filter(({ outcome }) => outcome !== 'SCANNED');

const meta = {
  title: 'Results/Overview/PagesTable',
  component: PagesTable,
  args: {
    pages: goldenPages.slice(0, 10),
    total: goldenPages.length,
    view,
    onViewChange: fn(),
    status: 'ready',
    onRetry: fn(),
  },
} satisfies Meta<typeof PagesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Show'), 'Failed');
    await expect(args.onViewChange).toHaveBeenCalledWith({ ...view, filters: { outcome: ['FAILED'] } });
  },
};

/** Each with its reason in plain words. */
export const NotScanned: Story = { args: { pages: notScanned, total: notScanned.length } };
const OBSTACLES = [
  { kind: 'COOKIE_OVERLAY', name: 'OneTrust' },
  { kind: 'BOT_CHALLENGE', name: 'Cloudflare' },
  { kind: 'LOGIN_WALL' },
] as const;

/** What stood in the way, whether they were scanned or not. */
export const WithObstacles: Story = {
  args: {
    pages: OBSTACLES.flatMap((obstacle, at) => {
      const page = goldenPages[at];
      return page ? [{ ...page, obstacles: [obstacle] }] : [];
    }),
    total: 3,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cookie banner over the content: OneTrust')).toBeVisible();
    await expect(canvas.getByText('Tests whether we are a robot: Cloudflare')).toBeVisible();
    await expect(canvas.getByText('Asks to log in')).toBeVisible();
  },
};

export const NoneOfThem: Story = {
  args: { pages: [], total: 0, view: { ...view, filters: { outcome: ['NOT_HTML'] } } },
};
export const NoneYet: Story = { args: { pages: [], total: 0 } };
export const Loading: Story = { args: { pages: [], total: 0, status: 'loading' } };
export const Failed: Story = { args: { pages: [], total: 0, status: 'failed' } };
export const OnAPhone: Story = { args: { pages: notScanned }, globals: { viewport: { value: 'phone' } } };
