import { goldenHandlers, goldenRedactedHandlers, goldenScan, runningScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answers, breaks, forbids, neverAnswers, withAnswer } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { CommonComponents } from './CommonComponents.tsx';

const SCANS = '/projects/:projectId/scans';
const PATH = `${SCANS}/:scanId/accessibility/common-components`;
const PAGE = `${SCANS}/:scanId/pages/:pageId`;

const meta = {
  title: 'Widgets/CommonComponents',
  component: CommonComponents,
  decorators: [withClient],
  args: {
    projectId: goldenScan.projectId,
    scanId: goldenScan.scanId,
    issueHref: ({ pageId, ruleId, issueId }) => `#${pageId}/${ruleId}?issue=${issueId}`,
  },
  parameters: { msw: { handlers: goldenHandlers } },
} satisfies Meta<typeof CommonComponents>;

export default meta;
type Story = StoryObj<typeof meta>;

async function expandFirst(canvasElement: HTMLElement) {
  const [toggle] = await within(canvasElement).findAllByRole('button', { name: /^Details/ });
  if (!toggle) throw new Error('No row can be expanded');
  await userEvent.click(toggle);
  return toggle;
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /image-alt/ })).toBeVisible();
  },
};

/** The server is asked for the order. */
export const Ordered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rule' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader').map((row) => row.querySelector('code')?.textContent)).toEqual([
        'button-name',
        'color-contrast',
        'color-contrast',
        'image-alt',
        'link-name',
      ]),
    );
  },
};

/** HTML, page, place and the way to all issues; the page is asked for now, and not before. */
export const Expanded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expandFirst(canvasElement);
    const [example] = await canvas.findAllByRole('listitem');
    if (!example) throw new Error('There is no example');
    const inExample = within(example);
    await expect(await inExample.findByRole('link', { name: /night-on-the-ridge/ })).toBeVisible();
    await expect(await inExample.findByRole('img', { name: /Part of the screenshot/ })).toBeVisible();
    await expect(inExample.getByRole('link', { name: /All issues of this rule/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#.+\/image-alt\?issue=.+/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more examples' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    // The golden scan keeps the pictures of a few pages only.
    await expect(await canvas.findByText('No screenshot')).toBeVisible();
  },
};

/** The viewer has all of the rule's issues on the page, and the example in focus. */
export const OpensScreenshot: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expandFirst(canvasElement);
    const opener = await canvas.findByRole('button', { name: 'Open screenshot' });
    await userEvent.click(opener);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('heading', { name: 'Image has no text alternative' })).toBeVisible();
    await expect(await dialog.findByText(/^Issue \d of \d$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Only the picture is missing. */
export const PageFails: Story = {
  parameters: withAnswer(breaks(PAGE)),
  play: async ({ canvas, canvasElement }) => {
    await expandFirst(canvasElement);
    await expect(await canvas.findByText('The screenshot could not be retrieved')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /night-on-the-ridge/ })).toBeVisible();
  },
};

/** The other issues can't be had: the example is shown alone. */
export const BoxesFail: Story = {
  parameters: withAnswer(breaks(`${SCANS}/:scanId/accessibility/pages/:pageId/:ruleId/boxes`)),
  play: async ({ canvas, canvasElement }) => {
    await expandFirst(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Open screenshot' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByText('Issue 1 of 1')).toBeVisible();
  },
};

export const Redacted: Story = {
  parameters: { msw: { handlers: goldenRedactedHandlers('FREEMIUM') } },
  play: async ({ canvas, canvasElement }) => {
    await expandFirst(canvasElement);
    await expect(await canvas.findByText('4 results are hidden')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Start a free trial' })).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('tr[data-redacted]')).toHaveLength(3);
  },
};

export const TrialExpired: Story = {
  parameters: { msw: { handlers: goldenRedactedHandlers('TRIAL_EXPIRED') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pick a plan' })).toBeVisible();
  },
};

const none = { content: [], totalElements: 0 };

export const Empty: Story = {
  parameters: withAnswer(answers(PATH, none)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No components found with accessibility issues' });
  },
};

export const NoneSoFar: Story = {
  parameters: withAnswer(answers(PATH, none), answers(SCANS, [runningScan(3)])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No components found so far' });
  },
};

let isDown = true;

/** A service that has a bad moment. */
export const FailedThenRetried: Story = {
  beforeEach: () => {
    isDown = true;
  },
  parameters: withAnswer(
    http.get(`*/api/v1${PATH}`, () => (isDown ? new HttpResponse(null, { status: 500 }) : undefined)),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to retrieve common components. Please try again later.');
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('row', { name: /image-alt/ })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: withAnswer(forbids(PATH)),
  play: async ({ canvas }) => {
    await canvas.findByText(/You are not allowed to use this functionality/);
  },
};

export const Loading: Story = { parameters: withAnswer(neverAnswers(PATH)) };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expandFirst(canvasElement);
    await canvas.findByRole('img', { name: /Part of the screenshot/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
