import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HelpArticle } from './HelpArticle.tsx';
import { mobileIssueOf } from './testing/mobileIssue.ts';

/** Each article on mobile-friendliness as it stands on an issue in the form that the scanner gives. */
const meta = {
  title: 'Results/Help/MobileArticles',
  component: HelpArticle,
  args: { ruleId: 'viewport-not-set', level: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'How to check the fix' })).toBeVisible();
  },
} satisfies Meta<typeof HelpArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

function tells(text: string | RegExp): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    const found = await canvas.findByRole('region', { name: 'What we found here' });
    await expect(within(found).getByText(text)).toBeVisible();
  };
}

const DESKTOP = 'width=1024';

export const ViewportNotSet: Story = {
  args: { issue: mobileIssueOf('viewport-not-set', { html: '<html lang="en">', data: { tags: 0 } }) },
};
export const MultipleViewports: Story = {
  args: {
    ruleId: 'multiple-viewports',
    issue: mobileIssueOf('multiple-viewports', {
      html: `<meta name="viewport" content="${DESKTOP}">`,
      data: { tags: 2, contents: ['width=device-width, initial-scale=1', DESKTOP] },
    }),
  },
  play: tells(DESKTOP),
};
export const ViewportFixedWidth: Story = {
  args: {
    ruleId: 'viewport-fixed-width',
    issue: mobileIssueOf('viewport-fixed-width', {
      html: `<meta name="viewport" content="${DESKTOP}">`,
      data: { content: DESKTOP, width: 1024, initialScale: null },
    }),
  },
  play: tells(DESKTOP),
};
export const ViewportZoomPrevented: Story = {
  args: {
    ruleId: 'viewport-zoom-prevented',
    issue: mobileIssueOf('viewport-zoom-prevented', {
      html: '<meta name="viewport" content="width=device-width, user-scalable=no">',
      data: { content: 'width=device-width, user-scalable=no', userScalable: false, maximumScale: null },
    }),
  },
  play: tells('width=device-width, user-scalable=no'),
};
export const ContentWiderThanScreen: Story = {
  args: {
    ruleId: 'content-wider-than-screen',
    issue: mobileIssueOf('content-wider-than-screen', {
      widths: { clientWidth: 360, scrollWidth: 512 },
      data: { clientWidth: 360, scrollWidth: 512 },
      relatedNodes: [
        { html: '<table class="prices"><tr><td>', target: ['.prices'] },
        { html: '<pre>npm install</pre>', target: ['pre'] },
      ],
    }),
  },
  play: tells('The contents are 512 px wide on a screen of 360 px.'),
};
export const TapTargetTooSmall: Story = {
  args: {
    ruleId: 'tap-target-too-small',
    issue: mobileIssueOf('tap-target-too-small', {
      html: '<button class="close">×</button>',
      data: { width: 31.5, height: 24, least: 48 },
    }),
  },
  play: tells('It measures 31.5 by 24 px. It has to measure at least 48 by 48 px.'),
};
export const TapTargetsTooClose: Story = {
  args: {
    ruleId: 'tap-targets-too-close',
    issue: mobileIssueOf('tap-targets-too-close', {
      html: '<a href="/page/2">2</a>',
      data: { overlapRatio: 0.63, neighbours: 1 },
      relatedNodes: [{ html: '<a href="/page/3">3</a>', target: ['a:nth-child(3)'] }],
    }),
  },
  play: tells('<a href="/page/3">'),
};
export const ScrollableAreaTooSmall: Story = {
  args: {
    ruleId: 'scrollable-area-too-small',
    issue: mobileIssueOf('scrollable-area-too-small', {
      html: '<div class="terms">',
      data: { width: 320, height: 40, least: 48 },
    }),
  },
  play: tells('It measures 320 by 40 px. It has to measure at least 48 by 48 px.'),
};
export const H1BelowFold: Story = {
  args: {
    ruleId: 'h1-below-fold',
    issue: mobileIssueOf('h1-below-fold', {
      html: '<h1>Tents</h1>',
      data: { top: 1120, viewHeight: 800 },
    }),
  },
  play: tells(/^It begins 1120 px below the top/),
};
export const TextTooSmall: Story = {
  args: {
    ruleId: 'text-too-small',
    issue: mobileIssueOf('text-too-small', { html: '<small>', data: { fontSize: 9.6, least: 12 } }),
  },
  play: tells('Its text measures 9.6 px. It has to measure at least 12 px.'),
};
export const FormFieldTextTooSmall: Story = {
  args: {
    ruleId: 'form-field-text-too-small',
    issue: mobileIssueOf('form-field-text-too-small', {
      html: '<input type="email">',
      data: { fontSize: 13.33, least: 16 },
    }),
  },
  play: tells('Its text measures 13.33 px. It has to measure at least 16 px.'),
};
export const FixedElementCoversScreen: Story = {
  args: {
    ruleId: 'fixed-element-covers-screen',
    issue: mobileIssueOf('fixed-element-covers-screen', {
      html: '<div class="cookie-notice">',
      data: { coveredShare: 0.83 },
    }),
  },
  play: tells(/^It covers 83 % of the first screen/),
};
export const MediaNotScaling: Story = {
  args: {
    ruleId: 'media-not-scaling',
    issue: mobileIssueOf('media-not-scaling', {
      html: '<img src="/ridge.jpg" width="800" alt="">',
      data: { width: 800, screenWidth: 360 },
    }),
  },
  play: tells('It is 800 px wide on a screen of 360 px.'),
};

export const OnAPhone: Story = { ...TapTargetTooSmall, globals: { viewport: { value: 'phone' } } };

/** A neighbour that means harm, and a tag without end. */
export const HostileElements: Story = {
  args: {
    ruleId: 'tap-targets-too-close',
    issue: mobileIssueOf('tap-targets-too-close', {
      data: { overlapRatio: 1e9 },
      relatedNodes: [
        { html: '<img src=x onerror="window.harmed = 1">', target: ['img'] },
        { html: `<a href="/${'x'.repeat(10_000)}">`, target: ['a'] },
      ],
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'What we found here' });
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
