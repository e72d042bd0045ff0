import { goldenHandlers, goldenMobileFriendlyIssues, goldenScan, runningScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mobileIssues } from '../mobile/testing/mobileIssues.ts';
import { answers, breaks, breaksAtFirst, forbids, knowsNothingOf, neverAnswers } from '../testing/answers.ts';
import { goldenPageAt } from '../testing/goldenPlaces.ts';
import { mobileHandlers, mobileIssueHandlers } from '../testing/mobileService.ts';
import { withClient } from '../testing/withClient.tsx';
import { MobileFriendlyPageIssues } from './MobileFriendlyPageIssues.tsx';
import { defaultPageIssuesView } from './pageIssuesView.ts';

const SCAN = '/projects/:projectId/scans/:scanId';
const ISSUES = `${SCAN}/mobile-friendly/pages/:pageId/:issueId`;
const BOXES = `${ISSUES}/boxes`;
const PAGE = `${SCAN}/pages/:pageId`;

/** More than the golden scan has of any issue. */
const page = goldenPageAt('/shop/jackets');
const withAnswer = (...first: typeof goldenHandlers) => ({
  msw: { handlers: [...first, ...mobileHandlers] },
});

const meta = {
  title: 'Widgets/MobileFriendlyPageIssues',
  component: MobileFriendlyPageIssues,
  decorators: [withClient],
  args: {
    projectId: goldenScan.projectId,
    scanId: goldenScan.scanId,
    pageId: page.id,
    issueId: 'tap-target-too-small',
  },
  parameters: { msw: { handlers: mobileHandlers } },
} satisfies Meta<typeof MobileFriendlyPageIssues>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As the golden scan found it, on a page whose picture on the phone is kept. */
const onGoldenPage = (path: string) => ({ pageId: goldenPageAt(path).id });
const asFound = { msw: { handlers: goldenHandlers } };

const viewerOf = (element: HTMLElement) =>
  within(element).findByRole('region', { name: 'Screenshot with marked issues' });

/** Many of one type: a table beside the phone; there is no other size to choose. */
export const ManyOfOneType: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: onGoldenPage('/newsletter'),
  parameters: asFound,
  play: async ({ canvas, canvasElement, args }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Links and buttons are too small to tap (2 issues)' }),
    ).toBeVisible();
    const viewer = await viewerOf(canvasElement);
    await userEvent.click(await within(viewer).findByRole('button', { name: /^Issue 2 of 2: / }));
    await expect(canvas.getByRole('button', { name: /^Details Issue 2 of 2/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(within(viewer).queryByRole('radiogroup')).toBeNull();
    await expect(within(viewer).queryByText('Desktop')).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Found at' })).toBeNull();
    const [issue] = goldenMobileFriendlyIssues(args.pageId, args.issueId).data.issues;
    await expect(canvas.getByText(issue?.mustMatchAll[0]?.message ?? 'what to do')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /Open page/ })).toHaveLength(2);
  },
};

/** As many as a careless page has: the list has pages. */
export const DozensOfOneType: Story = {
  play: async ({ canvas, canvasElement }) => {
    const viewer = await viewerOf(canvasElement);
    await expect(await within(viewer).findByRole('button', { name: /^Issue 2 of 23: / })).toBeInTheDocument();
    await expect(await canvas.findByText('1–10 of 23')).toBeVisible();
  },
};

/** One by one: with its picture, what fails, how to fix it and where it is. */
export const OneByOne: Story = {
  args: { ...onGoldenPage('/stores/map'), issueId: 'media-not-scaling' },
  parameters: asFound,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /\(1 issue\)$/ });
    await expect(
      await canvas.findByRole('img', { name: 'Part of the screenshot around the issue' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Failing element' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'How to fix' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See on screenshot' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('Issue 1 of 1')).toBeVisible());
    await expect(within(dialog).queryByRole('radiogroup')).toBeNull();
  },
};

/** The body is wider than the phone: the picture is as wide as it. What sticks out is a related element. */
export const WiderThanTheScreen: Story = {
  args: { ...onGoldenPage('/stores/tides'), issueId: 'content-wider-than-screen' },
  parameters: asFound,
  play: async ({ canvas }) => {
    await canvas.findByText(/it is 500 px wide, and there is room for 360 px$/);
    await userEvent.click(canvas.getByRole('button', { name: 'See on screenshot: related element 1' }));
    const dialog = await screen.findByRole('dialog', { name: /^Related element: / });
    await expect(within(dialog).queryByText('Item is not visible on screenshot')).toBeNull();
  },
};

/** The page as a whole: no marker, the explainer alone. */
export const PageWide: Story = {
  args: { ...onGoldenPage('/journal/archive-2019'), issueId: 'viewport-not-set' },
  parameters: asFound,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/This concerns the page as a whole/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'See on screenshot' })).toBeNull();
    await expect(canvasElement.querySelector('[data-issues-screenshot]')).toBeNull();
    await expect(canvas.getByText(/^Add <meta name="viewport"/)).toBeVisible();
  },
};

/** Other elements that have to do with it, such as the neighbour that a finger would hit, are seen on the phone too. */
export const RelatedElements: Story = {
  args: { ...onGoldenPage('/newsletter'), issueId: 'tap-targets-too-close' },
  parameters: asFound,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'See on screenshot: related element 1' }),
    );
    const dialog = await screen.findByRole('dialog', { name: /^Related element: / });
    await expect(within(dialog).queryByText('Item is not visible on screenshot')).toBeNull();
    await expect(within(dialog).queryByRole('radiogroup')).toBeNull();
  },
};

/** An address that asks for another size is answered with the phone's, and choosing an issue forgets the size. */
export const AnotherSizeInTheAddress: Story = {
  args: { view: { ...defaultPageIssuesView, screenSize: 'desktop' }, onViewChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const viewer = await viewerOf(canvasElement);
    await expect(await within(viewer).findByRole('button', { name: /^Issue 1 of 23: / })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Details Issue 3 of 23/ }));
    await expect(args.onViewChange).toHaveBeenCalledWith(
      expect.objectContaining({ issueId: 'tap-target-too-small-2', screenSize: undefined }),
    );
  },
};

/** Next goes on over all issues of the page: the list turns its page. */
export const SteppingOverPages: Story = {
  play: async ({ canvas, canvasElement }) => {
    const viewer = await viewerOf(canvasElement);
    await within(viewer).findByText('Issue 1 of 23');
    for (let step = 0; step < 10; step += 1) {
      await userEvent.click(within(viewer).getByRole('button', { name: 'Next issue' }));
    }
    await expect(within(viewer).getByText('Issue 11 of 23')).toBeVisible();
    await expect(await canvas.findByText('11–20 of 23')).toBeVisible();
  },
};

/** By keyboard alone: to the row, to its screenshot, and back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: /^Details Issue 2 of 23/ });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    const see = canvas.getByRole('button', { name: 'See on screenshot' });
    await expect(see).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('Issue 2 of 23')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(see).toHaveFocus());
  },
};

const noIssues = {
  data: { impact: 'serious', issues: [] },
  paginationDetails: { totalRecords: 0, currentPage: 0, limit: 10 },
};
const NO_BOXES = answers(BOXES, { content: [], totalElements: 0 });

/** Of whatever kind, nothing is a table beside the page as it is. */
export const Empty: Story = {
  args: { issueId: 'viewport-not-set' },
  parameters: withAnswer(NO_BOXES, answers(ISSUES, noIssues)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'No issues found' })).toBeVisible();
    await expect(await viewerOf(canvasElement)).toBeVisible();
  },
};

export const EmptySinceAllIsFixed: Story = {
  parameters: withAnswer(
    NO_BOXES,
    answers(ISSUES, { ...noIssues, sinceLastScan: { new: 0, unchanged: 0, fixed: 3 } }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 issues of the scan before are fixed.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show what was fixed' })).toBeVisible();
  },
};

const withheldIssues = mobileIssues('tap-target-too-small', 8).map((issue, n) =>
  n < 3
    ? { ...issue, mustMatchAll: [] }
    : { ...issue, id: `redacted:${n}`, html: '', target: [], boundingBoxes: {}, redacted: true },
);

const withheldBy = (reason: 'FREEMIUM' | 'TRIAL_EXPIRED') =>
  withAnswer(
    ...mobileIssueHandlers(withheldIssues, {
      fixesRedacted: true,
      redaction: { reason, redactedCount: 20 },
    }),
  );

/** No pages of what is withheld, five placeholders at most, and in place of each fix what to do to see it. */
export const RedactedFreemium: Story = {
  parameters: withheldBy('FREEMIUM'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('20 results are hidden')).toBeVisible();
    await expect(canvas.getByText('How to fix it is hidden')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Fix this issue' })).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-redacted]')).toHaveLength(5);
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
    ...mobileIssueHandlers(withheldIssues.slice(3), { redaction: { reason: 'FREEMIUM', redactedCount: 9 } }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('9 results are hidden')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-redacted]')).toHaveLength(5);
  },
};

export const Loading: Story = { parameters: withAnswer(neverAnswers(ISSUES)) };
export const LoadingPageWide: Story = {
  parameters: withAnswer(neverAnswers(ISSUES)),
  args: { issueId: 'viewport-not-set' },
};

const { handler, mend, beforeEach } = breaksAtFirst(ISSUES);

export const Failed: Story = {
  beforeEach,
  parameters: withAnswer(handler),
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to retrieve the issues');
    mend();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: /^Details Issue 2 of 23/ })).toBeVisible();
  },
};

/** The issues are there, the page's screenshot is not. */
export const FailedPage: Story = {
  parameters: withAnswer(breaks(PAGE)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The screenshot could not be retrieved')).toBeVisible();
  },
};

/** Without the boxes of all issues, those of the list's page are marked. */
export const FailedBoxes: Story = {
  parameters: withAnswer(breaks(BOXES)),
  play: async ({ canvasElement }) => {
    const viewer = await viewerOf(canvasElement);
    await expect(await within(viewer).findByRole('button', { name: /^Issue 2 of 10: / })).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  parameters: withAnswer(knowsNothingOf(PAGE), knowsNothingOf(BOXES), knowsNothingOf(ISSUES)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeVisible();
  },
};

export const Forbidden: Story = { parameters: withAnswer(forbids(ISSUES)) };

export const EarlierScan: Story = {
  parameters: withAnswer(answers(SCAN, { ...goldenScan, screenSizes: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^This scan was made before/ })).toBeVisible();
  },
};

/** The page ended before its scan did: its issues are there. */
export const RunningScan: Story = {
  parameters: withAnswer(answers(SCAN, runningScan(3))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Details Issue 1 of 23/ })).toBeVisible();
  },
};

/** An issue that this package doesn't know, of a newer service: per element. */
export const UnknownIssue: Story = {
  args: { issueId: 'issue-of-tomorrow' },
  parameters: withAnswer(
    ...mobileIssueHandlers(
      mobileIssues('text-too-small', 2).map((issue) => ({ ...issue, ruleId: 'issue-of-tomorrow' })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'issue-of-tomorrow (2 issues)' })).toBeVisible();
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: onGoldenPage('/newsletter'),
  parameters: asFound,
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 23');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
