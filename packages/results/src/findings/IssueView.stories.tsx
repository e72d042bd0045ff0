import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { firstIssue, goldenPageAt } from '../testing/goldenPlaces.ts';
import { FixPrompt } from './FixPrompt.tsx';
import { IssueView } from './IssueView.tsx';

const issue = firstIssue('/shop/jackets', 'color-contrast');
const page = goldenPageAt('/shop/jackets');
const LINKS = { startFreeTrial: '/sign-up', pickPlan: '/plans' };

const meta = {
  title: 'Results/Findings/IssueView',
  component: IssueView,
  args: {
    issue,
    page,
    screenSize: 'desktop',
    level: 2,
    onSeeOnScreenshot: fn(),
    onFixOpen: fn(),
  },
} satisfies Meta<typeof IssueView>;

export default meta;
type Story = StoryObj<typeof IssueView>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See on screenshot' }));
    await expect(args.onSeeOnScreenshot).toHaveBeenCalledWith({ issueId: issue.id });
    await userEvent.click(canvas.getByRole('button', { name: 'Fix this issue' }));
    await expect(args.onFixOpen).toHaveBeenCalledWith({ issueId: issue.id });
    await expect(canvas.getByRole('link', { name: /Open page/ })).toHaveAttribute('href', page.url);
    await expect(canvas.getByRole('link', { name: /^Documentation/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Part of the screenshot around the issue' })).toBeVisible();
  },
};

/** What else has to do with it can be seen on the screenshot too, if it has a place there. */
export const WithRelatedElements: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See on screenshot: related element 1' }));
    await expect(args.onSeeOnScreenshot).toHaveBeenCalledWith({ issueId: issue.id, relatedIndex: 0 });
  },
};

/** Each of axe-core's three lists. */
export const AnyAndAll: Story = {
  args: {
    issue: {
      ...issue,
      ruleId: 'button-name',
      html: '<button class="icon"></button>',
      possibleSolutions: [
        { id: 'aria-label', message: 'aria-label attribute does not exist or is empty' },
        { id: 'non-empty-title', message: 'Element has no title attribute' },
      ],
      mustMatchAll: [{ id: 'focusable-disabled', message: 'Focusable content should be disabled' }],
      mustNotMatch: [{ id: 'aria-hidden-focus', message: 'Focusable content should have tabindex="-1"' }],
    },
  },
};

export const NewSinceLastScan: Story = { args: { issue: { ...issue, sinceLastScan: 'NEW' } } };

/** It was there; there is nothing to mend, and no place to see it at. */
export const Fixed: Story = {
  args: { issue: { ...issue, sinceLastScan: 'FIXED', boundingBoxes: {}, relatedNodes: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is not any more/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'See on screenshot' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'How to fix' })).toBeNull();
  },
};

/** Twenty levels, two frames and a shadow tree. */
export const DeepSelector: Story = {
  args: {
    issue: {
      ...issue,
      target: [
        'iframe[title="a > b"]',
        ['my-page', 'my-card.wide'],
        Array.from({ length: 20 }, (_, level) => `div.level-${level + 1}:nth-child(${level + 2})`).join(
          ' > ',
        ),
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('In the frame')).toHaveLength(2);
    await expect(canvas.getByText('In the shadow tree of')).toBeVisible();
    await expect(canvas.getByText('div.level-20:nth-child(21)')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** No link with any other scheme than http(s) is ever rendered, and no markup. */
export const HostileAddress: Story = {
  args: { issue: { ...issue, pageUrl: 'javascript:alert(1)', html: '<script>alert(1)</script>' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link', { name: /Open page/ })).toBeNull();
    await expect(canvasElement.querySelector('code')).toHaveTextContent(/<script>.*alert\(1\)<\/script>/);
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
};

/** Text from right to left, emoji and a word of 10,000 letters keep to themselves. */
export const AnyText: Story = {
  args: {
    issue: {
      ...issue,
      html: `<p title="${'W'.repeat(10_000)}">זה טקסט ארוך 👩‍👩‍👧‍👦 مرحبا</p>`,
      target: [`#${'W'.repeat(10_000)}`],
      possibleSolutions: [{ id: 'long', message: 'W'.repeat(10_000) }],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
  tags: ['!autodocs'],
};

/** A rule that the catalogue doesn't know has no help and no documentation; what axe-core says is there. */
export const UnknownRule: Story = {
  args: { issue: { ...issue, ruleId: 'next-years-rule' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Fix this issue' })).toBeNull();
    await expect(canvas.getByText('Fix this')).toBeVisible();
  },
};

const withoutFixes = { ...issue, possibleSolutions: [], mustMatchAll: [], mustNotMatch: [] };

/** A visitor sees what fails and where, and what to do to see how to mend it. */
export const FixWithheld: Story = {
  args: { issue: withoutFixes, fixPrompt: <FixPrompt reason="FREEMIUM" links={LINKS} /> },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement);
    await expect(section.getByRole('link', { name: 'Start a free trial' })).toHaveAttribute(
      'href',
      '/sign-up',
    );
    await expect(section.queryByRole('button', { name: 'Fix this issue' })).toBeNull();
  },
};

export const FixWithheldAfterTrial: Story = {
  args: { issue: withoutFixes, fixPrompt: <FixPrompt reason="TRIAL_EXPIRED" links={LINKS} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pick a plan' })).toHaveAttribute('href', '/plans');
  },
};

export const Redacted: Story = { args: { issue: { ...issue, redacted: true, html: '' } } };
export const WithoutScreenshot: Story = { args: { onSeeOnScreenshot: undefined, page: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] };
