import { goldenScan, runningScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { BROKEN_LINK_TYPES } from '../site-audit/siteAuditScopes.ts';
import { unauditedScan } from '../site-audit/testing/auditHandlers.ts';
import {
  answers,
  breaks,
  breaksAtFirst,
  forbids,
  knowsNothingOf,
  neverAnswers,
  withAnswer,
} from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { SiteAuditOverview } from './SiteAuditOverview.tsx';

const SCAN = '/projects/:projectId/scans/:scanId';
const COUNTS = `${SCAN}/site-audit/count-by-issue-type`;

const meta = {
  title: 'Widgets/SiteAuditOverview',
  component: SiteAuditOverview,
  decorators: [withClient],
  args: { projectId: goldenScan.projectId, scanId: goldenScan.scanId, onTypeOpen: fn() },
  parameters: withAnswer(),
} satisfies Meta<typeof SiteAuditOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Broken links' }));
    await expect(args.onTypeOpen).toHaveBeenCalledWith({ issueType: 'BROKEN_LINK' });
  },
};

/** Keeps its own view where none is handed in. */
export const FilteredBySeverity: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Severity', expanded: false }));
    const dialog = await screen.findByRole('dialog', { name: 'Severity' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Issue/ }));
    await canvas.findByText('1–5 of 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await canvas.findByText(/^1–10 of/);
  },
};

/** The same, limited to the types of a screen. */
export const BrokenLinks: Story = {
  args: { types: BROKEN_LINK_TYPES },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Broken links' });
    await expect(canvas.queryByRole('button', { name: 'Duplicate titles' })).toBeNull();
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + BROKEN_LINK_TYPES.length);
  },
};

export const None: Story = {
  parameters: withAnswer(answers(COUNTS, {})),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: "Congratulations! We haven't found any issues!" });
  },
};

export const NoneSoFar: Story = {
  parameters: withAnswer(answers(COUNTS, {}), answers(SCAN, runningScan(3))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No issues found so far!' });
  },
};

/** Before a page was looked at nothing is known. */
export const JustBegun: Story = {
  parameters: withAnswer(answers(COUNTS, {}), answers(SCAN, runningScan(0))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Who may is offered a new scan. */
export const MadeBefore: Story = {
  parameters: withAnswer(answers(COUNTS, {}), answers(SCAN, unauditedScan)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This scan has no site audit' });
    await canvas.findByRole('button', { name: 'Start crawl' });
  },
};

/** Where a newer scan has one, that is offered. */
export const MadeBeforeTheLatest: Story = {
  args: { latestHref: '/site-audit' },
  parameters: withAnswer(
    answers(COUNTS, {}),
    answers(SCAN, unauditedScan),
    answers('/projects/:projectId/scans', [
      { ...goldenScan, scanId: '01900000-0000-7000-8000-00000000000a' },
      unauditedScan,
    ]),
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Show the latest scan' });
    await expect(link).toHaveAttribute('href', '/site-audit');
    await expect(canvas.queryByRole('button', { name: 'Start crawl' })).toBeNull();
  },
};

export const FailedScan: Story = {
  parameters: withAnswer(
    answers(COUNTS, {}),
    answers(SCAN, {
      ...goldenScan,
      status: 'FAILED',
      failure: { outcome: 'FAILED', reason: 'TIMED_OUT', url: goldenScan.startUrl },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/The website could not be scanned/);
  },
};

export const Loading: Story = { parameters: withAnswer(neverAnswers(COUNTS)) };

const { handler, mend, beforeEach } = breaksAtFirst(COUNTS);

export const Failed: Story = {
  beforeEach,
  parameters: withAnswer(handler),
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to retrieve issues');
    mend();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('button', { name: 'Broken links' });
  },
};

/** Nobody may say that nothing was found where nobody knows whether there was an audit. */
export const EmptyOfAnUnknownScan: Story = {
  parameters: withAnswer(answers(COUNTS, {}), breaks(SCAN)),
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to retrieve issues');
  },
};

export const Forbidden: Story = {
  parameters: withAnswer(forbids(COUNTS)),
  play: async ({ canvas }) => {
    await canvas.findByText(/You are not allowed to use this functionality/);
  },
};

export const UnknownScan: Story = {
  parameters: withAnswer(knowsNothingOf(COUNTS), knowsNothingOf(SCAN)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Not found' });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Broken links');
    await userEvent.selectOptions(await canvas.findByLabelText('Sort by'), 'Found');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
