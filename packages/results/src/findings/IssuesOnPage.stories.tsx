import type { ScreenSize } from '@sitelens/api-client/contract';
import { goldenIssues } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { findingRenderType, findingTitle } from '../catalogue/findingInfo.ts';
import { issueBox } from '../screenshot/geometry/issueBox.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { goldenPageAt } from '../testing/goldenPlaces.ts';
import { IssuesOnPage, type IssuesOnPageProps } from './IssuesOnPage.tsx';

const view = defaultTableView({ defaultOrder: 'asc', defaultOrderBy: 'document', sortColumns: [] });

function shown(path: string, ruleId: string) {
  const page = goldenPageAt(path);
  const { content: rows } = goldenIssues(page.id, ruleId);
  return {
    ruleId,
    renderType: findingRenderType(ruleId),
    page,
    list: {
      caption: 'Issues on this page',
      rows,
      rowId: ({ id }: { id: string }) => id,
      view,
      onViewChange: fn(),
      total: rows.length,
      status: 'ready' as const,
      onRetry: fn(),
    },
    boxes: rows.map(issueBox),
    focusedIssueId: rows[0]?.id,
  };
}

/** Keeps what is chosen, as the address bar does in the app. */
function Chosen(props: IssuesOnPageProps) {
  const [focusedIssueId, setFocusedIssueId] = useState(props.focusedIssueId);
  const [screenSize, setScreenSize] = useState<ScreenSize>(props.screenSize);
  return (
    <IssuesOnPage
      {...props}
      focusedIssueId={focusedIssueId}
      onIssueOpen={({ issueId }) => setFocusedIssueId(issueId)}
      screenSize={screenSize}
      onScreenSizeChange={setScreenSize}
    />
  );
}

const meta = {
  title: 'Results/Findings/IssuesOnPage',
  component: IssuesOnPage,
  args: {
    ...shown('/shop/jackets', 'color-contrast'),
    onIssueOpen: fn(),
    screenSize: 'desktop',
    onScreenSizeChange: fn(),
    onPageRetry: fn(),
  },
  render: (args) => (
    <>
      <h2>{findingTitle(args.ruleId)}</h2>
      <Chosen {...args} />
    </>
  ),
} satisfies Meta<typeof IssuesOnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Many of one type: a box opens its row, and a row lights its box. */
export const ManyOfOneType: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next issue' }));
    await expect(canvas.getByRole('button', { name: /^Details Issue 2 of 2/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Details Issue 1 of 2/ }));
    const viewer = canvas.getByRole('region', { name: 'Screenshot with marked issues' });
    await expect(within(viewer).getByText('Issue 1 of 2')).toBeVisible();
  },
};

/** The screenshot at full size; closing it leads back to where one was. */
export const SeenOnScreenshot: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'See on screenshot' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Text is hard to read against its background' });
    await waitFor(() => expect(within(dialog).getByText('Issue 1 of 2')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Whoever steps on in the dialog finds the focus on the issue that is open then. */
export const SteppedInDialog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See on screenshot' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('Issue 1 of 2')).toBeVisible());
    await userEvent.keyboard('n');
    await waitFor(() => expect(within(dialog).getByText('Issue 2 of 2')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Details Issue 2/ })).toHaveFocus());
  },
};

/** What has to do with an issue, on the same screenshot. */
export const RelatedElement: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'See on screenshot: related element 1' }),
    );
    const dialog = await screen.findByRole('dialog', {
      name: 'Related element: Text is hard to read against its background',
    });
    await waitFor(() => expect(within(dialog).getByText('Issue 1 of 2')).toBeVisible());
  },
};

/** The help is fed with what was found: the colours, and those that would pass. */
export const HowToFix: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fix this issue' }));
    const dialog = await screen.findByRole('dialog', { name: 'Text is hard to read against its background' });
    const found = within(dialog).findByText('The nearest colours that pass', {}, { timeout: 10_000 });
    await expect(await found).toBeVisible();
    await expect(
      within(dialog).getByRole('img', { name: 'Part of the screenshot around the issue' }),
    ).toBeVisible();
  },
};

/** Each element has its own picture, and everything about it. */
export const OneByOne: Story = {
  args: shown('/help/returns', 'td-headers-attr'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'How to fix' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Screenshot with marked issues' })).toBeNull();
  },
};

/** No place to mark: the explainer stands alone. */
export const PageWide: Story = {
  args: shown('/help/repairs', 'meta-viewport'),
  play: async ({ canvas }) => {
    const explained = { name: 'Whom it hurts, and how' };
    // Its chunk is loaded now, which may take a while.
    await expect(await canvas.findByRole('heading', explained, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Screenshot with marked issues' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'See on screenshot' })).toBeNull();
  },
};

/** `<html>` alone says nothing, so it isn't shown. */
export const PageWideWithoutElement: Story = { args: shown('/help/contact', 'html-has-lang') };

/** The explainer is missing, which is reported; what was found stands alone. */
export const PageWideWithoutArticle: Story = {
  args: shown('/help/glossary', 'html-xml-lang-mismatch'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fix this')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Whom it hurts, and how' })).toBeNull();
  },
};

/** 14,520 px tall. */
export const TallPage: Story = { args: shown('/journal/night-on-the-ridge', 'image-alt') };
export const LoadingPage: Story = { args: { page: undefined, pageStatus: 'loading' } };
export const FailedPage: Story = { args: { page: undefined, pageStatus: 'failed' } };

/** Of a page that was not captured there is nothing to see, and no button says so. */
export const NoScreenshots: Story = {
  args: { ...shown('/shop/tents', 'image-alt'), renderType: 'many-of-one-type' },
};

export const NextPageOnItsWay: Story = {
  args: { list: { ...shown('/shop/jackets', 'color-contrast').list, status: 'loading' } },
};
export const OneByOneOnItsWay: Story = {
  args: {
    list: { ...shown('/shop/jackets', 'color-contrast').list, status: 'loading' },
    renderType: 'element',
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
