import { goldenCategories, goldenHandlers, goldenScan, runningScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { strangeCategories, strangeFacets } from '../accessibility/testing/strangeCategories.ts';
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
import { AccessibilityCategories } from './AccessibilityCategories.tsx';

const SCAN = '/projects/:projectId/scans/:scanId';
const PATH = `${SCAN}/accessibility/categories`;
const NOTHING = {
  data: [],
  paginationDetails: { totalRecords: 0, currentPage: 0, limit: 10 },
  facets: { impact: [], tags: [], disabilitiesAffected: [], sinceLastScan: [] },
};

const meta = {
  title: 'Widgets/AccessibilityCategories',
  component: AccessibilityCategories,
  decorators: [withClient],
  args: { projectId: goldenScan.projectId, scanId: goldenScan.scanId, onRuleOpen: fn() },
  parameters: { msw: { handlers: goldenHandlers } },
} satisfies Meta<typeof AccessibilityCategories>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps its own view where none is handed in. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, first] = await canvas.findAllByRole('row');
    const before = first?.textContent;
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await canvas.findByText(/11–20 of/);
    await expect(canvas.getAllByRole('row')[1]?.textContent).not.toBe(before);
  },
};

/** What is worst by number, then only what is new, then all again. */
export const SortedAndFiltered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Issues' }));
    const [most] = goldenCategories(0, 1, { orderBy: 'totalIssues', order: 'desc' }).data;
    await canvas.findByRole('row', { name: new RegExp(`${most?.id}.* ${most?.totalIssues} `) });
    await expect(canvas.getByRole('columnheader', { name: 'Issues' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Since last scan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Since last scan' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^New/ }));
    const { totalRecords } = goldenCategories(0, 10, { filterSinceLastScan: ['NEW'] }).paginationDetails;
    await canvas.findByText(new RegExp(`of ${totalRecords}$`));
    await expect(canvas.queryByText('No change')).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await canvas.findByText(new RegExp(`of ${goldenCategories().paginationDetails.totalRecords}$`));
  },
};

/** By keyboard alone: to the first rule, and in. */
export const Opened: Story = {
  play: async ({ canvas, args }) => {
    const [first] = goldenCategories().data;
    (await canvas.findByRole('button', { name: new RegExp(` ${first?.id}$`) })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRuleOpen).toHaveBeenCalledWith({ ruleId: first?.id });
  },
};

const shown = goldenCategories();

/** There is nothing to compare with. */
export const FirstScan: Story = {
  parameters: withAnswer(
    answers(PATH, {
      ...shown,
      data: shown.data.map(({ sinceLastScan: _, ...category }) => category),
      facets: { ...shown.facets, sinceLastScan: [] },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^1–10 of/);
    await expect(canvas.queryByText('Since last scan')).toBeNull();
  },
};

/** A server that is newer than this package. */
export const UnknownValues: Story = {
  parameters: withAnswer(
    answers(PATH, {
      data: strangeCategories,
      paginationDetails: { totalRecords: strangeCategories.length, currentPage: 0, limit: 10 },
      facets: strangeFacets,
    }),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('catastrophic'))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Since last scan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Since last scan' });
    await expect(within(dialog).getByRole('checkbox', { name: /REAPPEARED/ })).toBeInTheDocument();
  },
};

export const NoneMatch: Story = {
  parameters: withAnswer(answers(PATH, { ...NOTHING, facets: shown.facets })),
  args: {
    view: {
      order: 'desc',
      orderBy: 'impact',
      page: 0,
      rowsPerPage: 10,
      filters: { impact: ['minor'], tags: ['wcag111'] },
    },
    onViewChange: fn(),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { name: 'No rows match' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Impact: Minor' }));
    await expect(args.onViewChange).toHaveBeenCalledWith(
      expect.objectContaining({ filters: { tags: ['wcag111'] } }),
    );
  },
};

export const Empty: Story = { parameters: withAnswer(answers(PATH, NOTHING)) };

export const NothingSoFar: Story = {
  parameters: withAnswer(answers(PATH, NOTHING), answers(SCAN, runningScan(1))),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No issues found so far!');
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

/** Whether the scan still runs can't be had: nobody may then say that it found nothing. */
export const EmptyOfAnUnknownScan: Story = {
  parameters: withAnswer(answers(PATH, NOTHING), breaks(SCAN)),
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to retrieve the data');
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
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/The website could not be scanned/);
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
    await expect(await canvas.findByText(/^1–10 of/)).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: withAnswer(forbids(PATH)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/You are not allowed to use this functionality/);
  },
};

export const UnknownScan: Story = { parameters: withAnswer(knowsNothingOf(PATH)) };

export const ForAVisitor: Story = seenByAVisitor;

export const AfterTheTrial: Story = seenAfterTheTrial;

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Sort by'), 'Issues');
    const [most] = goldenCategories(0, 1, { orderBy: 'totalIssues', order: 'desc' }).data;
    await canvas.findByText(most?.id ?? '');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
