import type { ScreenSize } from '@sitelens/api-client/contract';
import { goldenIssues } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { goldenPageAt } from '../testing/goldenPlaces.ts';
import { IssuesOnPage, type IssuesOnPageProps } from './IssuesOnPage.tsx';

function shown(path: string, ruleId: string) {
  const page = goldenPageAt(path);
  const { content: issues } = goldenIssues(page.id, ruleId);
  return { page, issues, total: issues.length, focusedIssueId: issues[0]?.id };
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
  title: 'Results/Accessibility/IssuesOnPage',
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
      <h2>Text has too little contrast</h2>
      <Chosen {...args} />
    </>
  ),
} satisfies Meta<typeof IssuesOnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing a box opens its entry, and an entry lights its box. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next issue' }));
    await expect(canvas.getByRole('button', { expanded: true })).toHaveAccessibleName(/Issue 2 of 2/);
    await userEvent.click(canvas.getByRole('button', { name: 'See on screenshot' }));
    const viewer = canvas.getByRole('region', { name: 'Screenshot with marked issues' });
    await expect(within(viewer).getByText('Issue 2 of 2')).toBeVisible();
  },
};

/** 14,520 px tall. */
export const TallPage: Story = { args: shown('/journal/night-on-the-ridge', 'image-alt') };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LoadingPage: Story = { args: { page: undefined, status: 'loading' } };
export const FailedPage: Story = { args: { page: undefined, status: 'failed' } };

/** No place to mark: the explanation stands alone. */
export const PageWide: Story = { args: { isPageWide: true } };
