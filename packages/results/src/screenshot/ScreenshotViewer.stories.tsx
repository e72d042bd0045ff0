import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { issueAt, paintedPage } from '../testing/paintedPage.ts';
import type { IssueBox } from './geometry/issueBox.ts';
import { ScreenshotViewer, type ScreenshotViewerProps } from './ScreenshotViewer.tsx';

const page = paintedPage({ desktop: 5000, tablet: 6500, phone: 9000 });
const desktop = { width: 1920, height: 5000 };

/** The painted page's buttons, one in each part. */
const boxes: readonly IssueBox[] = Array.from({ length: 10 }, (_, index) => {
  const place = { left: 153.6, top: index * 500 + 300, width: 220, height: 56 };
  const phonePlace = { left: 28.8, top: index * 500 + 300, width: 144, height: 56 };
  const onDesktop = issueAt(`issue-${index}`, place, desktop);
  const onPhone = issueAt(`issue-${index}`, phonePlace, { width: 360, height: 9000 }, 'phone');
  return {
    ...onDesktop,
    boundingBoxes: { ...onDesktop.boundingBoxes, ...onPhone.boundingBoxes },
  };
});

function Chosen(props: ScreenshotViewerProps) {
  const [screenSize, setScreenSize] = useState(props.screenSize);
  const [focusedIssueId, setFocusedIssueId] = useState(props.focusedIssueId);
  return (
    <ScreenshotViewer
      {...props}
      screenSize={screenSize}
      onScreenSizeChange={setScreenSize}
      focusedIssueId={focusedIssueId}
      onIssueOpen={(opened) => {
        setFocusedIssueId(opened.issueId);
        props.onIssueOpen(opened);
      }}
    />
  );
}

const meta = {
  title: 'Results/Screenshot/ScreenshotViewer',
  component: ScreenshotViewer,
  args: {
    page,
    screenSize: 'desktop',
    boxes,
    focusedIssueId: 'issue-3',
    onIssueOpen: fn(),
    onScreenSizeChange: fn(),
    onRetry: fn(),
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ScreenshotViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { args: { screenSize: 'phone' } };
export const Tablet: Story = { args: { screenSize: 'tablet' } };

/** Steps on, by button and by key. */
export const Stepping: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next issue' }));
    await expect(args.onIssueOpen).toHaveBeenLastCalledWith({ issueId: 'issue-4' });
    await expect(canvas.getByText('Issue 5 of 10')).toBeVisible();
    canvas.getByRole('region', { name: /^Screenshot of/ }).focus();
    await userEvent.keyboard('npp');
    await expect(canvas.getByText('Issue 4 of 10')).toBeVisible();
  },
};

/** By button and by key; the page's middle stays where it is. */
export const Zooming: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const percentage = within(canvas.getByRole('group', { name: 'Zoom' })).getByRole('status');
    const larger = canvas.getByRole('button', { name: 'Zoom in' });
    while (larger.getAttribute('aria-disabled') !== 'true') await userEvent.click(larger);
    await expect(percentage).toHaveTextContent('200%');
    canvas.getByRole('region', { name: /^Screenshot of/ }).focus();
    await userEvent.keyboard('-');
    await expect(percentage).toHaveTextContent('175%');
    await userEvent.keyboard('0');
    await expect(canvas.getByRole('button', { name: 'Fit' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The miniature is a scroll bar by keyboard. */
export const JumpingOnTheMiniature: Story = {
  args: { focusedIssueId: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = await canvas.findByRole('scrollbar', { name: 'Miniature of the page' });
    bar.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '100'));
    const { left, top, width } = bar.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: bar, coords: { clientX: left + width / 2, clientY: top + 4 } },
      { keys: '[/MouseLeft]', target: bar },
    ]);
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '0'));
  },
};

export const MiniaturePutAway: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('scrollbar');
    await userEvent.click(canvas.getByRole('button', { name: 'Show a miniature of the page' }));
    await expect(canvas.queryByRole('scrollbar')).toBeNull();
  },
};

/** Pressing a box opens its issue. */
export const OpeningABox: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Issue 3 of 10: / }));
    await expect(args.onIssueOpen).toHaveBeenLastCalledWith({ issueId: 'issue-2' });
    await expect(canvas.getByRole('link', { name: /Open page/ })).toHaveAttribute('href', page.url);
  },
};

export const NothingChosen: Story = { args: { focusedIssueId: undefined } };

/** The tablet has no box of this issue; the desktop has. */
export const NotVisibleHere: Story = { args: { screenSize: 'tablet', focusedIssueId: 'issue-1' } };

/** Where nothing else was looked at there is no size to choose. */
export const OneSizeAlone: Story = {
  args: { screenSize: 'phone', screenSizes: ['phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Issue \d+ of 10$/)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const NotVisibleAnywhere: Story = {
  args: {
    boxes: [{ id: 'hidden', position: 0, name: '<input type="hidden">', boundingBoxes: {} }],
    focusedIssueId: 'hidden',
  },
};

export const Loading: Story = { args: { page: undefined, status: 'loading', boxes: [] } };

export const Failed: Story = { args: { page: undefined, status: 'failed', boxes: [] } };

export const NoScreenshot: Story = {
  args: { page: { ...page, screenshots: { SCREENSHOT: {}, THUMBNAIL: {} } } },
};

export const TilesThatFail: Story = {
  args: { fileUrl: () => 'data:image/png;base64,', focusedIssueId: undefined },
};

export const AMissingTile: Story = {
  args: {
    page: {
      ...page,
      screenshots: {
        SCREENSHOT: { desktop: page.screenshots.SCREENSHOT.desktop?.slice(1) ?? [] },
        THUMBNAIL: {},
      },
    },
    focusedIssueId: undefined,
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This part of the page was not pictured.');
  },
};

export const CutShort: Story = {
  args: {
    page: {
      ...page,
      dimensions: { ...page.dimensions, desktop: { width: 1920, height: 12_000 } },
      screenshotsCutShort: ['desktop'],
    },
    boxes: [
      issueAt('below', { left: 10, top: 9000, width: 100, height: 50 }, { width: 1920, height: 12_000 }),
    ],
    focusedIssueId: 'below',
  },
};

/** The element is larger than the screen; the one in it is a point. */
export const LargeAndTiny: Story = {
  args: {
    boxes: [
      issueAt('large-0', { left: 0, top: 500, width: 1920, height: 2000 }, desktop),
      issueAt('tiny-1', { left: 960, top: 900, width: 2, height: 2 }, desktop),
      issueAt('edge-2', { left: 1820, top: 700, width: 100, height: 40 }, desktop),
    ],
    focusedIssueId: 'large-0',
  },
};

/** A box with no outside: its lines lie inside. */
export const TheWholePage: Story = {
  args: { boxes: [issueAt('page', { left: 0, top: 0, ...desktop }, desktop)], focusedIssueId: 'page' },
};

export const ManyIssues: Story = {
  args: {
    boxes: Array.from({ length: 600 }, (_, index) =>
      issueAt(
        `dot-${index}`,
        { left: 40 + (index % 30) * 62, top: 20 + Math.floor(index / 30) * 48, width: 40, height: 24 },
        desktop,
      ),
    ),
    focusedIssueId: 'dot-100',
  },
};

const tall = { width: 1920, height: 100_000 };

/** 100,000 px with 5,000 boxes: scroll, and step with the arrow keys. */
export const VeryTall: Story = {
  args: {
    page: paintedPage({ desktop: tall.height, tablet: 1024, phone: 800 }, 0.05),
    boxes: Array.from({ length: 5000 }, (_, index) =>
      issueAt(
        `box-${index}`,
        { left: 100 + (index % 40) * 42, top: index * 19.9, width: 36, height: 16 },
        tall,
      ),
    ),
    focusedIssueId: 'box-2500',
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Chosen {...args} />
    </div>
  ),
};

export const NarrowPhone: Story = { ...Narrow, args: { screenSize: 'phone' } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Chosen {...args} />
    </div>
  ),
};
