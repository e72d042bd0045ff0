import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { partOnDemand } from '../internal/partOnDemand.ts';
import { ScreenshotCrop } from '../screenshot/ScreenshotCrop.tsx';
import { firstIssue, goldenPageAt } from '../testing/goldenPlaces.ts';
import { ArticleOnDemand } from './ArticleOnDemand.tsx';
import { HelpArticle } from './HelpArticle.tsx';
import type { LoadedArticle } from './loadedArticle.ts';
import { goldenIssueOf, issueOf } from './testing/helpIssues.ts';

const meta = {
  title: 'Results/Help/HelpArticle',
  component: HelpArticle,
  args: { ruleId: 'color-contrast', level: 2 },
} satisfies Meta<typeof HelpArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With what was found on one element. */
export const OnAnIssue: Story = {
  args: { issue: goldenIssueOf('color-contrast') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const found = within(await canvas.findByRole('region', { name: 'What we found here' }));
    await expect(found.getByText(/a contrast of 2.07:1. It needs at least 4.5:1/)).toBeVisible();
    await expect(found.getByText(/^Darker text/)).toBeVisible();
  },
};

const page = goldenPageAt('/journal/night-on-the-ridge');
const onThePage = firstIssue('/journal/night-on-the-ridge', 'image-alt');

/** With the element's place on the screenshot, which a host that has the page hands in. */
export const WithPicture: Story = {
  args: {
    ruleId: 'image-alt',
    issue: onThePage,
    picture: (
      <ScreenshotCrop
        dimensions={page.dimensions.desktop ?? { width: 1920, height: 1080 }}
        tiles={page.screenshots.SCREENSHOT?.desktop ?? []}
        boundingBox={onThePage.boundingBoxes.desktop}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const found = await within(canvasElement).findByRole('region', { name: 'What we found here' });
    await expect(await within(found).findByRole('img')).toBeVisible();
  },
};

/** On the rule alone, as where no single issue is looked at. */
export const OnTheRule: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'What is wrong' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'What we found here' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  args: { issue: goldenIssueOf('color-contrast') },
  globals: { viewport: { value: 'phone' } },
};

const article = () =>
  Promise.all([import('./ArticleLayout.tsx'), import('./articles/imageAlt.ts')]).then(
    ([{ ArticleLayout }, { article }]): LoadedArticle => ({ ArticleLayout, article }),
  );

export const Loading: Story = {
  render: () => <ArticleOnDemand level={2} part={partOnDemand<LoadedArticle>(() => new Promise(() => {}))} />,
};

/** Its chunk could not be had at first. Trying again has it. */
export const FailedAtFirst: Story = {
  loaders: [
    () => {
      let tries = 0;
      const load = () => (tries++ === 0 ? Promise.reject(new TypeError('Failed to fetch')) : article());
      return { part: partOnDemand<LoadedArticle>(load) };
    },
  ],
  render: (_, { loaded: { part } }) => <ArticleOnDemand level={2} part={part} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The help could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'What is wrong' })).toBeVisible();
  },
};

export const Failed: Story = {
  render: () => (
    <ArticleOnDemand
      level={2}
      part={partOnDemand<LoadedArticle>(() => Promise.reject(new TypeError('Failed to fetch')))}
    />
  ),
};

/** A rule without an article is reported (here: to the console), and nothing is shown. */
export const UnknownRule: Story = { args: { ruleId: 'next-years-rule' } };

/** What a visitor gets who may not see the details of an issue: the article, without what was found. */
export const RedactedIssue: Story = {
  args: { issue: { ...goldenIssueOf('color-contrast'), redacted: true } },
};

/** Right-to-left text, emoji, a word without end, and code that means harm. */
export const HostileElement: Story = {
  args: {
    ruleId: 'link-name',
    issue: issueOf('link-name', {
      html: `<a href="/עזרה/🧗🏽‍♀️/${'x'.repeat(10_000)}" title=""><img src="y" onerror="alert(1)"><script>alert(2)</script></a>`,
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'What we found here' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
