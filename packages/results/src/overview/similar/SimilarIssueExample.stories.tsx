import type { CommonComponentExample } from '@sitelens/api-client/contract';
import { goldenCommonComponents, goldenPage } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SimilarIssueExample } from './SimilarIssueExample.tsx';

/** The golden component of a rule, as its first example shows it. */
function goldenExample(ruleId: string): CommonComponentExample {
  const component = goldenCommonComponents().content.find((one) => one.ruleId === ruleId);
  const [example] = component?.examples ?? [];
  if (!example) throw new Error(`The golden scan has no component of ${ruleId}.`);
  return example;
}

const example = goldenExample('button-name');

const meta = {
  title: 'Results/Overview/SimilarIssueExample',
  component: SimilarIssueExample,
  args: {
    ruleId: 'button-name',
    example,
    page: goldenPage(example.pageId),
    pageStatus: 'ready',
    onPageRetry: fn(),
    onScreenshotOpen: fn(),
    issueHref: '#issue',
  },
} satisfies Meta<typeof SimilarIssueExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /shop\/jackets/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('img', { name: 'Part of the screenshot around the issue' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open screenshot' }));
    await expect(args.onScreenshotOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'All issues of this rule on this page' })).toHaveAttribute(
      'href',
      '#issue',
    );
  },
};

/** Until the page is there, all that is known without it. */
export const Loading: Story = { args: { page: undefined, pageStatus: 'loading' } };

export const Failed: Story = {
  args: { page: undefined, pageStatus: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The screenshot could not be retrieved')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onPageRetry).toHaveBeenCalledOnce();
  },
};

/** Its box is empty, or outside of the page: there is nothing to mark. */
export const NotVisible: Story = {
  args: {
    example: { ...example, boundingBoxes: { desktop: { top: 0.2, bottom: 0.2, left: 0.1, right: 1.4 } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Item is not visible on screenshot')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open screenshot' })).toBeVisible();
  },
};

/** Nowhere a link, and nothing of it is run. */
export const Hostile: Story = {
  args: {
    example: {
      ...example,
      pageUrl: `javascript:alert(1)//${'a'.repeat(200)}`,
      html: `<button onclick="alert(1)">${'‮طارئ 🧭 '.repeat(2_000)}</button>`,
      target: Array.from({ length: 20 }, (_, level) => `#level-${level} > ${'x'.repeat(60)}`),
    },
    issueHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(/^javascript:alert.{1,80}…?$/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
