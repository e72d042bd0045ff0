import { goldenScan, goldenSiteAuditIssues, runningScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BROKEN_LINK_TYPES } from '../site-audit/siteAuditScopes.ts';
import { issuesHandlers, issuesPage, unauditedScan } from '../site-audit/testing/auditHandlers.ts';
import { brokenLinks, duplicateTitles } from '../site-audit/testing/auditIssues.ts';
import { answers, breaksAtFirst, forbids, neverAnswers, withAnswer } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { SiteAuditIssues } from './SiteAuditIssues.tsx';

const SCAN = '/projects/:projectId/scans/:scanId';
const ISSUES = `${SCAN}/issues/:issueType`;
const COUNTS = `${SCAN}/site-audit/count-by-issue-type`;

const meta = {
  title: 'Widgets/SiteAuditIssues',
  component: SiteAuditIssues,
  decorators: [withClient],
  args: {
    projectId: goldenScan.projectId,
    scanId: goldenScan.scanId,
    issueType: 'broken-link',
    overviewHref: '/audit',
  },
  parameters: withAnswer(),
} satisfies Meta<typeof SiteAuditIssues>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of an ended scan nothing newer can come. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const { data, totalElements } = goldenSiteAuditIssues('BROKEN_LINK');
    await canvas.findByRole('heading', { name: `Broken links (${totalElements} issues)` });
    await canvas.findByText(`1–${totalElements} of ${totalElements}`);
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + data.length);
    await expect(canvas.queryByText(/table is up to date|scan is running/)).toBeNull();
  },
};

const dozen = withAnswer(...issuesHandlers('BROKEN_LINK', brokenLinks(12)));

/** Pages are turned by keyboard. */
export const SeveralPages: Story = {
  parameters: dozen,
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 12');
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('11–12 of 12');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
  },
};

export const Duplicates: Story = { args: { issueType: 'duplicate-title-tags' } };
export const SeveralElements: Story = { args: { issueType: 'multiple-meta-description-tags' } };
export const FailedRequests: Story = { args: { issueType: 'REQUEST_FAILED', types: BROKEN_LINK_TYPES } };

/** The scan has got on since the table was read. */
const grown = brokenLinks(14);
let isNewer = false;

export const Newer: Story = {
  beforeEach: () => {
    isNewer = false;
  },
  parameters: withAnswer(
    answers(SCAN, runningScan(3)),
    answers(COUNTS, { BROKEN_LINK: { count: 14, revision: 14 } }),
    http.get('*/api/v1/projects/:projectId/scans/:scanId/issues/:issueType', ({ request }) =>
      HttpResponse.json(issuesPage(isNewer ? grown : grown.slice(0, 4), request.url)),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('1–4 of 4');
    const button = await canvas.findByRole('button', { name: 'Update table data' });
    const before = canvas.getAllByRole('row')[1]?.getBoundingClientRect().top;
    isNewer = true;
    await userEvent.click(button);
    await canvas.findByText('1–10 of 14');
    await expect(canvas.getAllByRole('row')[1]?.getBoundingClientRect().top).toBe(before);
    await expect(canvas.queryByRole('button', { name: 'Update table data' })).toBeNull();
    await expect(document.activeElement).toContainElement(canvas.getByRole('table'));
  },
};

/** While it runs, and nothing is newer. */
export const Running: Story = {
  parameters: withAnswer(answers(SCAN, runningScan(3))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The scan is running/)).toBeVisible();
  },
};

/** None of a type that there is. */
export const None: Story = {
  args: { issueType: 'missing-title' },
  parameters: withAnswer(...issuesHandlers('MISSING_TITLE', [])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No issues' });
  },
};

/** The service says 400; the way on is to all types. */
export const UnknownType: Story = {
  args: { issueType: 'of-tomorrow' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No issues of this type' });
    await expect(canvas.getByRole('link', { name: 'Show all types' })).toHaveAttribute('href', '/audit');
  },
};

/** A type that there is, but not on this screen: the service is not asked. */
export const TypeOfAnotherScreen: Story = {
  args: { issueType: 'title-too-long', types: BROKEN_LINK_TYPES },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No issues of this type' });
  },
};

const redactedTo3 = {
  ...issuesPage(brokenLinks(12), 'https://service.example/?size=10'),
  data: brokenLinks(3),
  redaction: { reason: 'FREEMIUM', redactedCount: 9 },
};

/** Counts are whole, three rows are shown, the others are hinted at. */
export const ForAVisitor: Story = {
  parameters: withAnswer(answers(ISSUES, redactedTo3), ...issuesHandlers('BROKEN_LINK', brokenLinks(12))),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Broken links (12 issues)' });
    await expect(await canvas.findByText('9 results are hidden')).toBeVisible();
    await expect(canvasElement.querySelectorAll('tr[data-redacted]')).toHaveLength(5);
  },
};

export const AfterTheTrial: Story = {
  parameters: withAnswer(
    answers(ISSUES, { ...redactedTo3, redaction: { reason: 'TRIAL_EXPIRED', redactedCount: 9 } }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Pick a plan' });
  },
};

export const MadeBefore: Story = {
  parameters: withAnswer(answers(SCAN, unauditedScan)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This scan has no site audit' });
  },
};

export const Loading: Story = { parameters: withAnswer(neverAnswers(ISSUES)) };

const { handler, mend, beforeEach } = breaksAtFirst(ISSUES);

export const Failed: Story = {
  beforeEach,
  parameters: withAnswer(handler),
  play: async ({ canvas }) => {
    await canvas.findByText('Failed due to a technical error');
    mend();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('1–4 of 4');
  },
};

export const Forbidden: Story = {
  parameters: withAnswer(forbids(ISSUES)),
  play: async ({ canvas }) => {
    await canvas.findByText(/You are not allowed to use this functionality/);
  },
};

/** What is changed comes out, and nothing is kept. */
export const WithAView: Story = {
  args: {
    view: { order: 'asc', orderBy: 'found', page: 1, rowsPerPage: 10, filters: {} },
    onViewChange: fn(),
  },
  parameters: dozen,
  play: async ({ canvas, args }) => {
    await canvas.findByText('11–12 of 12');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onViewChange).toHaveBeenCalledWith({ ...args.view, page: 0 });
  },
};

export const OnAPhone: Story = {
  args: { issueType: 'duplicate-title-tags' },
  parameters: withAnswer(...issuesHandlers('DUPLICATE_TITLE_TAGS', duplicateTitles)),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Untitled');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
