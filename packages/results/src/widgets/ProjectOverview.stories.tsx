import {
  goldenHandlers,
  goldenRedactedHandlers,
  goldenScan,
  goldenScans,
  runningScan,
} from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answers, breaks, forbids, knowsNothingOf, neverAnswers, withAnswer } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { ProjectOverview } from './ProjectOverview.tsx';

const PATH = '/projects/:projectId/scans';
const STATISTICS = `${PATH}/accessibility/statistics`;
const CATEGORIES = `${PATH}/:scanId/accessibility/categories`;
const COMPONENTS = `${PATH}/:scanId/accessibility/common-components`;
const PAGES = `${PATH}/:scanId/pages`;

const meta = {
  title: 'Widgets/ProjectOverview',
  component: ProjectOverview,
  decorators: [withClient],
  args: {
    projectId: goldenScan.projectId,
    categoriesHref: (scanId, filter) => `#${scanId}?${new URLSearchParams({ ...filter }).toString()}`,
    issueHref: (scanId, { pageId, ruleId, issueId }) => `#${scanId}/${pageId}/${ruleId}?issue=${issueId}`,
  },
  parameters: { msw: { handlers: goldenHandlers } },
} satisfies Meta<typeof ProjectOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

const HISTORY = /^Bar chart with \d+ bars/;

/** What is worst, how it has changed, what fails again and again, and each page. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Latest scan' });
    await canvas.findByRole('img', { name: /^77 accessibility issues: Critical 19/ });
    await canvas.findByRole('img', { name: HISTORY });
    await expect(canvas.getByRole('link', { name: 'Show 19 issues: Critical' })).toHaveAttribute(
      'href',
      `#${goldenScan.scanId}?impact=critical`,
    );
    await expect(await canvas.findByRole('link', { name: /^Show \d+ fixed issues$/ })).toHaveAttribute(
      'href',
      `#${goldenScan.scanId}?sinceLastScan=FIXED`,
    );
    await expect(await canvas.findByRole('table', { name: 'Similar issues' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Pages' })).toBeVisible();
  },
};

/** Each chart has its numbers in a table. */
export const AsTables: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('table', { name: 'Accessibility issues by severity' }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table', { name: 'Accessibility issues by day' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: HISTORY });
    await canvas.findByRole('table', { name: 'Pages' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Similar issues are expanded, and seen on the screenshot. */
export const ExampleOnScreenshot: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Similar issues' }));
    const [toggle] = await table.findAllByRole('button', { name: /^Details/ });
    if (!toggle) throw new Error('No row can be expanded');
    await userEvent.click(toggle);
    await userEvent.click(await canvas.findByRole('button', { name: 'Open screenshot' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByText(/^Issue \d of \d$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  },
};

/** The counts so far; the history waits for the end. */
export const Running: Story = {
  parameters: withAnswer(answers(PATH, [runningScan(24), ...goldenScans.slice(1)])),
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: 'Progress of the scan' });
    await canvas.findByRole('img', { name: /^77 accessibility issues/ });
    await expect(canvas.getByText('So far: the scan is still running.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'A scan is running' })).toBeVisible();
  },
};

const nothingCounted = { status: 'data', responseByProperty: { impact: { countByScanId: {} } } };
const nothingFound = { content: [], totalElements: 0 };

/** Nothing found so far is not yet "no issues found". */
export const FirstScanBegins: Story = {
  parameters: withAnswer(
    answers(PATH, [{ ...runningScan(0), accessibilityIssues: 0 }]),
    answers(STATISTICS, nothingCounted),
    answers(COMPONENTS, nothingFound),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No issues found so far!' });
    await expect(canvas.getByRole('heading', { name: 'A scan is running' })).toBeVisible();
    await canvas.findByRole('heading', { name: 'No components found so far' });
    await expect(canvas.queryByText('No accessibility issues found')).toBeNull();
  },
};

const failedScan = {
  ...goldenScan,
  scanId: '0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f6',
  status: 'FAILED',
  totalPagesScanned: 0,
  accessibilityIssues: 0,
  failure: { outcome: 'FAILED', reason: 'NAME_NOT_RESOLVED', url: goldenScan.startUrl },
};

/** Why, and what to do; the scans before it still have their history. */
export const FailedScan: Story = {
  parameters: withAnswer(answers(PATH, [failedScan, ...goldenScans])),
  play: async ({ canvas }) => {
    await canvas.findByText(/No server is known under this name/);
    await canvas.findByRole('img', { name: HISTORY });
    await expect(canvas.queryByText('Total accessibility issues')).toBeNull();
    await expect(canvas.queryByText('Similar issues')).toBeNull();
  },
};

export const OneScan: Story = {
  parameters: withAnswer(answers(PATH, [goldenScan])),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^Bar chart with one bar/ });
    await expect(canvas.queryByText(/than before/)).toBeNull();
  },
};

const noCategories = {
  data: [],
  paginationDetails: { totalRecords: 0, currentPage: 0, limit: 50 },
  facets: { impact: [], tags: [], disabilitiesAffected: [], sinceLastScan: [] },
};

export const FirstScanWithoutIssues: Story = {
  parameters: withAnswer(
    answers(PATH, [{ ...goldenScan, accessibilityIssues: 0 }]),
    answers(STATISTICS, {
      status: 'data',
      responseByProperty: { impact: { countByScanId: { [goldenScan.scanId]: [] } } },
    }),
    answers(CATEGORIES, noCategories),
    answers(COMPONENTS, nothingFound),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No accessibility issues found' });
    await canvas.findByRole('heading', { name: 'No components found with accessibility issues' });
    await expect(canvas.queryByText('New issues')).toBeNull();
  },
};

/** All numbers, and prompts where rows are withheld. */
export const Redacted: Story = {
  parameters: { msw: { handlers: goldenRedactedHandlers('FREEMIUM') } },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^77 accessibility issues/ });
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Start a free trial' })).toHaveLength(2));
    await expect(canvas.queryByText('Fixed issues')).toBeNull();
  },
};

export const TrialExpired: Story = {
  parameters: { msw: { handlers: goldenRedactedHandlers('TRIAL_EXPIRED') } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Pick a plan' })).toHaveLength(2));
  },
};

/** Each part fails for itself; the summary and the history stay. */
export const PartsFail: Story = {
  parameters: withAnswer(breaks(STATISTICS), breaks(COMPONENTS), breaks(CATEGORIES), breaks(PAGES)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Latest scan' });
    await canvas.findByRole('img', { name: HISTORY });
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3));
    await expect(canvas.getByText('Failed to retrieve the issues by severity')).toBeVisible();
    await expect(
      canvas.getByText('Failed to retrieve common components. Please try again later.'),
    ).toBeVisible();
    await expect(canvas.getByText('Failed to retrieve the pages')).toBeVisible();
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
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Similar issues' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NeverScanned: Story = { parameters: withAnswer(answers(PATH, [])) };
export const Loading: Story = { parameters: withAnswer(neverAnswers(PATH)) };
export const PartsLoading: Story = {
  parameters: withAnswer(neverAnswers(STATISTICS), neverAnswers(COMPONENTS), neverAnswers(PAGES)),
};

export const Failed: Story = {
  parameters: withAnswer(breaks(PATH)),
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to retrieve the project. Please try again later');
  },
};

export const Forbidden: Story = {
  parameters: withAnswer(forbids(PATH)),
  play: async ({ canvas }) => {
    await canvas.findByText(/You are not allowed to use this functionality/);
  },
};

export const Unknown: Story = { parameters: withAnswer(knowsNothingOf(PATH)) };
