import { Button } from '@sitelens/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HelpDialog, type HelpDialogProps } from './HelpDialog.tsx';
import { goldenIssueOf } from './testing/helpIssues.ts';
import { mobileIssueOf } from './testing/mobileIssue.ts';

const meta = {
  title: 'Results/Help/HelpDialog',
  component: HelpDialog,
  // An open dialog covers the docs page.
  tags: ['!autodocs'],
  args: { ruleId: 'image-alt', issue: goldenIssueOf('image-alt'), isOpen: true, onClose: fn() },
} satisfies Meta<typeof HelpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const articleIsThere = () => screen.findByRole('heading', { name: 'How to check the fix' });

export const Open: Story = {
  play: async () => {
    await articleIsThere();
    await expect(screen.getByRole('dialog', { name: 'Image has no text alternative' })).toBeVisible();
  },
};

export const OnMobileFriendliness: Story = {
  args: {
    ruleId: 'text-too-small',
    issue: mobileIssueOf('text-too-small', { html: '<small>', data: { fontSize: 9, least: 12 } }),
  },
  play: async () => {
    await articleIsThere();
    await expect(screen.getByRole('dialog', { name: 'Text is too small to read' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await articleIsThere()),
};

function Opened(props: HelpDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>How to fix</Button>
      <HelpDialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Opened and closed by keyboard: the focus goes in, and comes back. */
export const ByKeyboard: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'How to fix' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await articleIsThere();
    await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Nothing is shown; whoever opens it links to the rule's documentation instead. */
export const UnknownRule: Story = {
  args: { ruleId: 'next-years-rule', issue: undefined },
  play: async () => void (await expect(screen.queryByRole('dialog')).toBeNull()),
};
