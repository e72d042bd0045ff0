import { goldenIssues, goldenPages } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { firstIssue, goldenPageAt } from '../testing/goldenPlaces.ts';
import { IssueView } from './IssueView.tsx';

const issue = firstIssue('/shop/jackets', 'color-contrast');
const [nested] = goldenPages.flatMap((page) => goldenIssues(page.id, 'heading-order').content);

const meta = {
  title: 'Results/Accessibility/IssueView',
  component: IssueView,
  args: { issue, onSeeOnScreenshot: fn() },
} satisfies Meta<typeof IssueView>;

export default meta;
type Story = StoryObj<typeof IssueView>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'See on screenshot' }));
    await expect(args.onSeeOnScreenshot).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: /Open page/ })).toHaveAttribute(
      'href',
      goldenPageAt('/shop/jackets').url,
    );
  },
};

export const WithRelatedElements: Story = { args: { issue: nested ?? issue } };

/** Each of axe-core's three lists. */
export const AnyAndAll: Story = {
  args: {
    issue: {
      ...issue,
      possibleSolutions: [
        { id: 'aria-label', message: 'aria-label attribute does not exist or is empty' },
        { id: 'non-empty-title', message: 'Element has no title attribute' },
      ],
      mustMatchAll: [{ id: 'focusable-disabled', message: 'Focusable content should be disabled' }],
      mustNotMatch: [{ id: 'aria-hidden-focus', message: 'Focusable content should have tabindex="-1"' }],
    },
  },
};

/** No link with any other scheme than http(s) is ever rendered. */
export const HostileAddress: Story = {
  args: { issue: { ...issue, pageUrl: 'javascript:alert(1)', html: '<script>alert(1)</script>' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('code')).toHaveTextContent(/<script>.*alert\(1\)<\/script>/);
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
};

export const Redacted: Story = { args: { issue: { ...issue, redacted: true, html: '' } } };
export const WithoutScreenshot: Story = { args: { onSeeOnScreenshot: undefined } };
