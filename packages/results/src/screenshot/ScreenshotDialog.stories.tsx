import { Button } from '@sitelens/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { issueAt, paintedPage } from '../testing/paintedPage.ts';
import { ScreenshotDialog, type ScreenshotDialogProps } from './ScreenshotDialog.tsx';

const dimensions = { width: 1920, height: 5000 };
const boxes = Array.from({ length: 10 }, (_, index) =>
  issueAt(`issue-${index}`, { left: 153.6, top: index * 500 + 300, width: 220, height: 56 }, dimensions),
);

function Opened(props: ScreenshotDialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const [screenSize, setScreenSize] = useState(props.screenSize);
  const [focusedIssueId, setFocusedIssueId] = useState(props.focusedIssueId);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>See on screenshot</Button>
      <ScreenshotDialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
          props.onClose();
        }}
        screenSize={screenSize}
        onScreenSizeChange={setScreenSize}
        focusedIssueId={focusedIssueId}
        onIssueOpen={({ issueId }) => setFocusedIssueId(issueId)}
      />
    </>
  );
}

const meta = {
  title: 'Results/Screenshot/ScreenshotDialog',
  component: ScreenshotDialog,
  // An open dialog covers the docs page.
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Links must have discernible text',
    page: paintedPage({ desktop: 5000, tablet: 6500, phone: 9000 }),
    screenSize: 'desktop',
    onScreenSizeChange: fn(),
    boxes,
    focusedIssueId: 'issue-1',
    onIssueOpen: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof ScreenshotDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { args: { screenSize: 'phone', focusedIssueId: undefined } };
export const Tablet: Story = { args: { screenSize: 'tablet' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Opened by a button; Escape gives the focus back to it. */
export const Opening: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'See on screenshot' });
    await userEvent.click(opener);
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Next issue' }));
    await expect(within(dialog).getByText('Issue 3 of 10')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Loading: Story = { args: { page: undefined, status: 'loading', boxes: [] } };
export const Failed: Story = { args: { page: undefined, status: 'failed', boxes: [] } };
