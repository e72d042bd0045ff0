import {
  goldenHandlers,
  goldenMobileFriendlyCategories,
  goldenScan,
  goldenSubscription,
  runningScan,
} from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import {
  answers,
  breaks,
  breaksAtFirst,
  forbids,
  knowsNothingOf,
  neverAnswers,
  withAnswer,
} from '../testing/answers.ts';
import { seenAfterTheTrial, seenByAVisitor } from '../testing/redactedStories.ts';
import { withClient } from '../testing/withClient.tsx';
import { MobileFriendlyCategories } from './MobileFriendlyCategories.tsx';

const SCAN = '/projects/:projectId/scans/:scanId';
const PATH = `${SCAN}/mobile-friendly/categories`;
const NOTHING = {
  data: [],
  paginationDetails: { totalRecords: 0, currentPage: 0, limit: 10 },
  facets: { impact: [], sinceLastScan: [] },
};

const meta = {
  title: 'Widgets/MobileFriendlyCategories',
  component: MobileFriendlyCategories,
  decorators: [withClient],
  args: { projectId: goldenScan.projectId, scanId: goldenScan.scanId, onIssueOpen: fn() },
  parameters: { msw: { handlers: goldenHandlers } },
} satisfies Meta<typeof MobileFriendlyCategories>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps its own view where none is handed in; most severe first. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 13');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Critical');
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await canvas.findByText('11–13 of 13');
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '25');
    await expect(await canvas.findByText('1–13 of 13')).toBeVisible();
  },
};

/** What there is most of, then only what is moderate, then all again. */
export const SortedAndFiltered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Issues found' }));
    const [most] = goldenMobileFriendlyCategories(0, 1, { orderBy: 'totalIssues' }).data;
    await expect(await canvas.findByRole('columnheader', { name: 'Issues found' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await canvas.findByText('1–10 of 13');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(most?.id ?? 'the first');

    await userEvent.click(canvas.getByRole('button', { name: /^Moderate \d/ }));
    const count = goldenMobileFriendlyCategories().facets.impact.find(
      ({ value }) => value === 'moderate',
    )?.count;
    await canvas.findByText(`1–${count} of ${count}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Since last scan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Since last scan' });
    await expect(within(dialog).getByRole('checkbox', { name: /^Fixed/ })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await canvas.findByText('1–10 of 13');
  },
};

/** By keyboard alone: to the first issue, and in. */
export const Opened: Story = {
  play: async ({ canvas, args }) => {
    (await canvas.findByRole('button', { name: / viewport-not-set$/ })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onIssueOpen).toHaveBeenCalledWith({ issueId: 'viewport-not-set' });
  },
};

export const Empty: Story = {
  parameters: withAnswer(answers(PATH, NOTHING)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No mobile usability issues found' }),
    ).toBeVisible();
  },
};

export const NothingSoFar: Story = {
  parameters: withAnswer(answers(PATH, NOTHING), answers(SCAN, runningScan(1))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No issues found so far!')).toBeVisible();
  },
};

/** Before the scan has looked at a page nothing is known yet. */
export const JustBegun: Story = {
  parameters: withAnswer(answers(PATH, NOTHING), answers(SCAN, runningScan(0))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('No issues found so far!')).toBeNull();
  },
};

/** No issue, since no page could be looked at. */
export const FailedScan: Story = {
  parameters: withAnswer(
    answers(PATH, NOTHING),
    answers(SCAN, {
      ...goldenScan,
      status: 'FAILED',
      failure: { outcome: 'FAILED', reason: 'TIMED_OUT', url: goldenScan.startUrl },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The website could not be scanned/)).toBeVisible();
  },
};

const earlier = [answers(PATH, NOTHING), answers(SCAN, { ...goldenScan, screenSizes: [] })];

/** A scan of before mobile usability was looked at found nothing, which says nothing: a new one is offered. */
export const EarlierScan: Story = {
  parameters: withAnswer(...earlier),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This scan was made before mobile usability was checked' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Start crawl' })).toBeEnabled();
    await expect(canvas.queryByText('No mobile usability issues found')).toBeNull();
  },
};

/** Who only reads is told so, and offered nothing. */
export const EarlierScanForAViewer: Story = {
  parameters: withAnswer(
    ...earlier,
    answers('/subscriptions', { ...goldenSubscription, userRole: 'VIEWER' }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('A new scan checks it on every page.');
    await expect(canvas.queryByRole('button', { name: 'Start crawl' })).toBeNull();
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
    await expect(await canvas.findByRole('button', { name: / viewport-not-set$/ })).toBeVisible();
  },
};

/** Whether the scan still runs can't be had: nobody may then say that it found nothing. */
export const EmptyOfAnUnknownScan: Story = {
  parameters: withAnswer(answers(PATH, NOTHING), breaks(SCAN)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to retrieve the data')).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: withAnswer(forbids(PATH)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are not allowed to use this functionality/)).toBeVisible();
  },
};

export const NotFound: Story = { parameters: withAnswer(knowsNothingOf(PATH), knowsNothingOf(SCAN)) };

export const ForAVisitor: Story = seenByAVisitor;
export const AfterTheTrial: Story = seenAfterTheTrial;

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Sort by');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
