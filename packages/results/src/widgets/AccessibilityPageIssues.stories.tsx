import { goldenHandlers, goldenRedactedHandlers, goldenScan, runningScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  breaks,
  breaksAtFirst,
  forbids,
  knowsNothingOf,
  neverAnswers,
  withAnswer,
} from '../testing/answers.ts';
import { firstIssue, goldenPageAt } from '../testing/goldenPlaces.ts';
import { issueHandlers, manyIssues } from '../testing/manyIssues.ts';
import { withClient } from '../testing/withClient.tsx';
import { AccessibilityPageIssues } from './AccessibilityPageIssues.tsx';
import { defaultPageIssuesView } from './pageIssuesView.ts';

const SCAN = '/projects/:projectId/scans/:scanId';
const ISSUES = `${SCAN}/accessibility/pages/:pageId/:accessibilityId`;
const BOXES = `${ISSUES}/boxes`;
const PAGE = `${SCAN}/pages/:pageId`;

const issue = firstIssue('/shop/jackets', 'color-contrast');
const page = goldenPageAt('/shop/jackets');
const many = (total: number) => withAnswer(...issueHandlers(manyIssues(issue, total)));

const meta = {
  title: 'Widgets/AccessibilityPageIssues',
  component: AccessibilityPageIssues,
  decorators: [withClient],
  args: {
    projectId: goldenScan.projectId,
    scanId: goldenScan.scanId,
    pageId: page.id,
    accessibilityId: 'color-contrast',
  },
  parameters: { msw: { handlers: goldenHandlers } },
} satisfies Meta<typeof AccessibilityPageIssues>;

export default meta;
type Story = StoryObj<typeof meta>;

const viewerOf = (element: HTMLElement) =>
  within(element).findByRole('region', { name: 'Screenshot with marked issues' });

/** A box opens its row. */
export const Ready: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: /\(2 issues\)$/ })).toBeVisible();
    const viewer = await viewerOf(canvasElement);
    await userEvent.click(await within(viewer).findByRole('button', { name: /^Issue 2 of 2: / }));
    await expect(canvas.getByRole('button', { name: /^Details Issue 2/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

/** 14,520 px tall; the box is far below the fold. */
export const TallPage: Story = {
  args: { pageId: goldenPageAt('/journal/night-on-the-ridge').id, accessibilityId: 'image-alt' },
};

/** In shadow trees and frames. */
export const OneByOne: Story = {
  args: { pageId: goldenPageAt('/journal/coffee-outdoors').id, accessibilityId: 'frame-title' },
};

export const PageWide: Story = {
  args: { pageId: goldenPageAt('/help/repairs').id, accessibilityId: 'meta-viewport' },
};

/** Next goes on over all issues of the page: the list turns its page, and shows what the box is about. */
export const SteppingOverPages: Story = {
  parameters: many(23),
  args: { view: undefined },
  play: async ({ canvas, canvasElement }) => {
    const viewer = await viewerOf(canvasElement);
    await within(viewer).findByText('Issue 1 of 23');
    for (let step = 0; step < 10; step += 1) {
      await userEvent.click(within(viewer).getByRole('button', { name: 'Next issue' }));
    }
    await expect(within(viewer).getByText('Issue 11 of 23')).toBeVisible();
    await expect(await canvas.findByText('11–20 of 23')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Details Issue 11 of 23/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.click(within(viewer).getByRole('button', { name: 'Previous issue' }));
    await expect(await canvas.findByText('1–10 of 23')).toBeVisible();
  },
};

/** A box whose row is out of sight brings it into sight, beside the screenshot that stays where it is. */
export const BoxOfARowOutOfSight: Story = {
  parameters: many(23),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const viewer = await viewerOf(canvasElement);
    const last = canvas.getByRole('button', { name: /^Details Issue 10 of 23/ });
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
    await userEvent.click(await within(viewer).findByRole('button', { name: /^Issue 10 of 23: / }));
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(within(viewer).getByText('Issue 10 of 23')).toBeVisible();
  },
};

/** The same in the dialog, by key; closing it leaves the focus on the issue, though its page was turned to. */
export const SteppingInDialog: Story = {
  parameters: many(23),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Details Issue 10 of 23/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'See on screenshot' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('Issue 10 of 23')).toBeVisible());
    await userEvent.keyboard('n');
    await waitFor(() => expect(within(dialog).getByText('Issue 11 of 23')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Details Issue 11/ })).toHaveFocus());
  },
};

/** A link may name an issue alone: the list is on its page. */
export const LinkToAnIssue: Story = {
  parameters: many(60),
  args: { view: { ...defaultPageIssuesView, issueId: 'many-34' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('31–40 of 60')).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: /^Details Issue 35 of 60/, expanded: true }),
    ).toBeVisible();
    await expect(within(await viewerOf(canvasElement)).getByText('Issue 35 of 60')).toBeVisible();
  },
};

/** 5,000 of them, of which the list holds ten and the document a hundred markers at most. */
export const FiveThousandIssues: Story = {
  parameters: many(5_000),
  play: async ({ canvas, canvasElement }) => {
    const viewer = await viewerOf(canvasElement);
    await within(viewer).findByText('Issue 1 of 5,000');
    await expect(within(viewer).getAllByRole('button', { name: /^Issue [\d,]+ of/ }).length).toBeLessThan(
      101,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
    await expect(await within(viewer).findByText('Issue 4,991 of 5,000')).toBeVisible();
  },
  tags: ['!autodocs'],
};

/** The filter is the server's; what is fixed has no place on the picture any more. */
export const SinceTheLastScan: Story = {
  args: { pageId: goldenPageAt('/newsletter').id, accessibilityId: 'target-size' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Since last scan' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Fixed/ }));
    await expect(await canvas.findByText('No longer on the page')).toBeVisible();
    await expect(canvas.getByText(/was there when the page was last scanned/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'See on screenshot' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('button', { name: /^Details Issue 2 of 2/ })).toBeVisible();
  },
};

const fixedMeanwhile = {
  content: [],
  totalElements: 0,
  sinceLastScan: { new: 0, unchanged: 0, fixed: 3 },
};

/** The rule was mended meanwhile. */
export const Empty: Story = {
  parameters: withAnswer(
    answers(BOXES, { content: [], totalElements: 0 }),
    answers(ISSUES, { content: [], totalElements: 0 }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No issues found' })).toBeVisible();
  },
};

/** Of a rule of whatever kind: as a table, beside the page as it is. */
export const EmptyOfAnotherKind: Story = {
  args: { accessibilityId: 'frame-title' },
  parameters: Empty.parameters ?? {},
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'No issues found' })).toBeVisible();
    await expect(await viewerOf(canvasElement)).toBeVisible();
  },
};

export const EmptySinceAllIsFixed: Story = {
  parameters: withAnswer(answers(BOXES, { content: [], totalElements: 0 }), answers(ISSUES, fixedMeanwhile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 issues of the scan before are fixed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show what was fixed' }));
    await expect(await canvas.findByRole('button', { name: 'Since last scan (1)' })).toBeVisible();
  },
};

/** A visitor sees three issues whole, but not how to mend them, and how many more there are. */
export const Freemium: Story = {
  args: { pageId: goldenPageAt('/stores/map').id, accessibilityId: 'area-alt' },
  parameters: { msw: { handlers: goldenRedactedHandlers('FREEMIUM') } },
};

const withheld = {
  content: [
    ...manyIssues(issue, 3).map((one) => ({
      ...one,
      possibleSolutions: [],
      mustMatchAll: [],
      mustNotMatch: [],
    })),
    ...manyIssues(issue, 5).map((one, at) => ({
      ...one,
      id: `redacted:${at}`,
      html: '',
      target: [],
      redacted: true,
    })),
  ],
  totalElements: 1_204,
  fixesRedacted: true,
};

const withheldBy = (reason: 'FREEMIUM' | 'TRIAL_EXPIRED') =>
  withAnswer(
    ...issueHandlers(manyIssues(issue, 3)).slice(0, 1),
    answers(ISSUES, { ...withheld, redaction: { reason, redactedCount: 1_201 } }),
  );

/** No pages of what is withheld, five placeholders at most, and in place of each fix what to do to see it. */
export const RedactedFreemium: Story = {
  parameters: withheldBy('FREEMIUM'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('1,201 results are hidden')).toBeVisible();
    await expect(canvas.getByText('How to fix it is hidden')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Fix this issue' })).toBeNull();
    await expect(canvas.getByText('1–3 of 3')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-redacted]')).toHaveLength(5);
    await expect(within(await viewerOf(canvasElement)).getByText('Issue 1 of 3')).toBeVisible();
  },
};

export const RedactedTrialExpired: Story = {
  parameters: withheldBy('TRIAL_EXPIRED'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your trial has expired: how to fix it is hidden')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Pick a plan' })).toHaveLength(2);
  },
};

/** Of a page that is withheld only how many issues it has. */
export const RedactedPage: Story = {
  parameters: withAnswer(
    knowsNothingOf(PAGE),
    knowsNothingOf(BOXES),
    answers(ISSUES, {
      ...withheld,
      content: withheld.content.slice(3),
      redaction: { reason: 'FREEMIUM', redactedCount: 9 },
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('9 results are hidden')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-redacted]')).toHaveLength(5);
  },
};

export const Loading: Story = { parameters: withAnswer(neverAnswers(ISSUES)) };
export const LoadingOneByOne: Story = {
  parameters: withAnswer(neverAnswers(ISSUES)),
  args: { accessibilityId: 'frame-title' },
};
export const LoadingPageWide: Story = {
  parameters: withAnswer(neverAnswers(ISSUES)),
  args: { accessibilityId: 'document-title' },
};

const { handler, mend, beforeEach } = breaksAtFirst(ISSUES);

export const Failed: Story = {
  beforeEach,
  parameters: withAnswer(handler),
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to retrieve the issues');
    mend();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: /^Details Issue 2 of 2/ })).toBeVisible();
  },
};

/** The issues are there, the page's screenshot is not. */
export const FailedPage: Story = {
  parameters: withAnswer(breaks(PAGE)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The screenshot could not be retrieved')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'See on screenshot' })).toBeNull();
  },
};

/** Without the boxes of all issues, those of the list's page are marked. */
export const FailedBoxes: Story = {
  parameters: withAnswer(breaks(BOXES)),
  play: async ({ canvasElement }) => {
    const viewer = await viewerOf(canvasElement);
    await expect(await within(viewer).findByRole('button', { name: /^Issue 2 of 2: / })).toBeVisible();
  },
};

export const PageNotFound: Story = {
  parameters: withAnswer(knowsNothingOf(PAGE), knowsNothingOf(BOXES), knowsNothingOf(ISSUES)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeVisible();
  },
};

export const Forbidden: Story = { parameters: withAnswer(forbids(ISSUES)) };

/** The page ended before its scan did: its issues are there. */
export const RunningScan: Story = {
  parameters: withAnswer(answers(SCAN, runningScan)),
};

/** A size at which the issue has no box says so, and offers one at which it has. */
export const NotVisibleAtThisSize: Story = {
  parameters: many(3),
  args: { view: { ...defaultPageIssuesView, screenSize: 'tablet' } },
  play: async ({ canvasElement }) => {
    const viewer = await viewerOf(canvasElement);
    await expect(await within(viewer).findByText('Item is not visible on screenshot')).toBeVisible();
    await expect(within(viewer).getByRole('button', { name: 'Show on Desktop' })).toBeVisible();
  },
};

/** A rule that the catalogue doesn't know, newer than these packages: per element. */
export const UnknownRule: Story = {
  parameters: many(2),
  args: { accessibilityId: 'next-years-rule' },
};

/** By keyboard alone: to the row, to its screenshot, and back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: /^Details Issue 2 of 2/ });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    const see = canvas.getByRole('button', { name: 'See on screenshot' });
    await expect(see).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('Issue 2 of 2')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(see).toHaveFocus());
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: many(23),
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 23');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
