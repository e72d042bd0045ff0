import { goldenHandlers, goldenMobileFriendlyIssuePages, goldenScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { mobilePages } from '../mobile/testing/mobileLists.ts';
import {
  answers,
  breaksAtFirst,
  forbids,
  knowsNothingOf,
  neverAnswers,
  withAnswer,
} from '../testing/answers.ts';
import { mobileHandlers } from '../testing/mobileService.ts';
import { withClient } from '../testing/withClient.tsx';
import { MobileFriendlyIssuePages } from './MobileFriendlyIssuePages.tsx';

const SCAN = '/projects/:projectId/scans/:scanId';
const PATH = `${SCAN}/mobile-friendly/tap-target-too-small`;
const { content, issue } = goldenMobileFriendlyIssuePages('tap-target-too-small');
const [first] = content;
/** More than the golden scan has. */
const manyPages = mobilePages('tap-target-too-small');
const onManyPages = { msw: { handlers: mobileHandlers } };
const title = /^Links and buttons are too small to tap \([\d,]+ issues\)$/;

const meta = {
  title: 'Widgets/MobileFriendlyIssuePages',
  component: MobileFriendlyIssuePages,
  decorators: [withClient],
  args: {
    projectId: goldenScan.projectId,
    scanId: goldenScan.scanId,
    issueId: 'tap-target-too-small',
    onPageOpen: fn(),
  },
  parameters: { msw: { handlers: goldenHandlers } },
} satisfies Meta<typeof MobileFriendlyIssuePages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The issue with its count, what it is about, how bad it is; and each page by its picture on a phone. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByText(/at least 48 by 48 pixels/)).toBeVisible();
    await expect(canvas.getAllByText('Serious')[0]).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Issues on the page' })).toBeVisible();
    const row = await canvas.findByRole('row', { name: /newsletter/ });
    await expect(row.querySelectorAll('img')).toHaveLength(1);
    await expect(row.querySelector('img')).toHaveAttribute('src', first?.thumbnails.phone);
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(content.length);
  },
};

/** Another number of rows begins on the first page again. */
export const MoreRows: Story = {
  parameters: onManyPages,
  args: {
    view: { order: 'desc', orderBy: 'totalIssues', page: 1, rowsPerPage: 10, filters: {} },
    onViewChange: fn(),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText(/^11–/);
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '50');
    await expect(args.onViewChange).toHaveBeenCalledWith(
      expect.objectContaining({ page: 0, rowsPerPage: 50 }),
    );
  },
};

/** Only the pages on which something was fixed; then one of them. */
export const FilteredOpened: Story = {
  parameters: onManyPages,
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Since last scan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Since last scan' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Fixed' }));
    const fixed = manyPages.filter(({ sinceLastScan }) => (sinceLastScan?.fixed ?? 0) > 0);
    await canvas.findByText(`1–${fixed.length} of ${fixed.length}`);
    const [one] = fixed;
    await userEvent.click(canvas.getByRole('button', { name: one?.pageUrl ?? '' }));
    await expect(args.onPageOpen).toHaveBeenCalledWith({ pageId: one?.pageId });
  },
};

/** Documentation is offered where there is some. */
export const Help: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: title });
    await userEvent.click(canvas.getByRole('button', { name: 'How to fix' }));
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
};

/** The whole website mended it. */
export const Empty: Story = {
  parameters: withAnswer(
    answers(PATH, {
      content: [],
      totalElements: 0,
      issue: {
        ...issue,
        totalIssues: 0,
        totalPages: 0,
        sinceLastScan: { new: 0, unchanged: 0, fixed: 23 },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No page has this issue')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /\(0 issues\)/ })).toBeVisible();
  },
};

/** An issue that this package doesn't know, of a newer service: by its id, without words of ours. */
export const UnknownIssue: Story = {
  args: { issueId: 'issue-of-tomorrow' },
  parameters: withAnswer(
    answers(`${SCAN}/mobile-friendly/issue-of-tomorrow`, {
      content: manyPages.slice(0, 2).map((page) => ({ ...page, id: `issue-of-tomorrow:${page.pageId}` })),
      totalElements: 2,
      issue: { id: 'issue-of-tomorrow', totalIssues: 9, totalPages: 2, impact: 'catastrophic' },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'issue-of-tomorrow (9 issues)' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Documentation/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'How to fix' })).toBeNull();
  },
};

/** One that is checked by nobody. */
export const NotFound: Story = {
  parameters: withAnswer(knowsNothingOf(PATH)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeVisible();
  },
};

/** An issue that is withheld itself answers as one that was not found, and says that issues are withheld. */
export const WithheldIssue: Story = {
  parameters: withAnswer(
    answers(PATH, {
      content: [],
      totalElements: 0,
      issue: { id: 'tap-target-too-small', totalIssues: 0, totalPages: 0, impact: 'serious' },
      redaction: { reason: 'FREEMIUM', redactedCount: 10 },
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Start a free trial' });
    await expect(canvasElement.querySelectorAll('tr[data-redacted]')).toHaveLength(5);
    await expect(canvas.queryByText('No page has this issue')).toBeNull();
  },
};

export const EarlierScan: Story = {
  parameters: withAnswer(answers(SCAN, { ...goldenScan, screenSizes: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^This scan was made before/ })).toBeVisible();
  },
};

export const Loading: Story = { parameters: withAnswer(neverAnswers(PATH)) };

const { handler, mend, beforeEach } = breaksAtFirst(PATH);

export const Failed: Story = {
  beforeEach,
  parameters: withAnswer(handler),
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to retrieve the data');
    mend();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: first?.pageUrl ?? '' })).toBeVisible();
  },
};

export const Forbidden: Story = { parameters: withAnswer(forbids(PATH)) };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Sort by');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
