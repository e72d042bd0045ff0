import { Button } from '@sitelens/ui/primitives';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent, page as window } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { ScreenshotDialog } from './ScreenshotDialog.tsx';
import { device, issues, testPage, untilShown } from './testing/viewerUnderTest.tsx';

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  const [focusedIssueId, setFocusedIssueId] = useState('issue-0');
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>See on screenshot</Button>
      <ScreenshotDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Link has no text"
        page={testPage()}
        screenSize="desktop"
        onScreenSizeChange={() => undefined}
        boxes={issues}
        focusedIssueId={focusedIssueId}
        onIssueOpen={({ issueId }) => setFocusedIssueId(issueId)}
      />
    </>
  );
}

test('is named, begins on the viewer whose keys then work, and Escape goes back', async () => {
  const screen = await render(inProvider(<Opener />));
  const opener = screen.getByRole('button', { name: 'See on screenshot' });
  await opener.click();
  await expect.element(screen.getByRole('dialog', { name: 'Link has no text' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Screenshot with marked issues' })).toHaveFocus();
  await untilShown();
  await userEvent.keyboard('n');
  await expect.element(screen.getByText('Issue 2 of 4')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Open page/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test.each([
  [320, 568],
  [768, 1024],
  [1920, 1080],
])(
  'in a window of %i by %i nothing is cut off, and the device is as large as it can be',
  async (width, height) => {
    await window.viewport(width, height);
    const screen = await render(inProvider(<Opener />));
    await screen.getByRole('button', { name: 'See on screenshot' }).click();
    await untilShown();
    const dialog = screen.getByRole('dialog').element();
    expect(dialog.getBoundingClientRect().width).toBeGreaterThanOrEqual(width - 32);
    expect(dialog.scrollWidth).toBeLessThanOrEqual(width);
    const shown = device().getBoundingClientRect();
    expect(shown.right).toBeLessThanOrEqual(width);
    expect(Math.max(shown.width / width, shown.height / height)).toBeGreaterThan(0.6);
    await window.viewport(1024, 768);
  },
);
