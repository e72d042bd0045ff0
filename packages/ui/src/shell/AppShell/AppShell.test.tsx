import { House } from 'lucide-react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { AppShell } from './AppShell.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1024, 768));

function shell() {
  return inProvider(
    <AppShell
      brand="Sitelens"
      drawer={{
        subtitle: 'greengarden.example.com',
        entries: [
          { id: 'home', label: 'Home', href: '#home', icon: <House aria-hidden />, isCurrent: true },
          { id: 'overview', label: 'Overview', href: '#overview', icon: <House aria-hidden /> },
        ],
      }}
    >
      <a href="#inside">Inside</a>
    </AppShell>,
  );
}

test('the skip link is first and leads into main', async () => {
  const screen = await render(shell());
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  await expect.element(skip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('on a wide page the drawer is open, can be collapsed, and keeps its names', async () => {
  const screen = await render(shell());
  await expect.element(screen.getByText('greengarden.exa…')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await screen.getByRole('button', { name: 'Collapse navigation' }).click();
  await expect.element(screen.getByText('greengarden.exa…')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Overview' })).toBeVisible();
});

test('on a narrow page it is away, opens over the page, and Escape gives focus back', async () => {
  await page.viewport(360, 800);
  const screen = await render(shell());
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
  const opener = screen.getByRole('button', { name: 'Open navigation' });
  await opener.click();
  await expect.element(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect.element(screen.getByRole('navigation')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('on a narrow page, following an entry or leaving it by Tab closes it', async () => {
  await page.viewport(360, 800);
  const screen = await render(shell());
  await screen.getByRole('button', { name: 'Open navigation' }).click();
  await screen.getByRole('link', { name: 'Overview' }).click();
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();

  await screen.getByRole('button', { name: 'Open navigation' }).click();
  await expect.element(screen.getByRole('navigation')).toHaveFocus();
  for (let press = 0; press < 4; press++) await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Inside' })).toHaveFocus();
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
});

test('768 px are wide, one less is narrow', async () => {
  await page.viewport(768, 800);
  const screen = await render(shell());
  await expect.element(screen.getByText('greengarden.exa…')).toBeVisible();
  await page.viewport(767, 800);
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open navigation' })).toBeVisible();
});

test('on a narrow page a press beside it, or on its button, closes it', async () => {
  await page.viewport(767, 800);
  const screen = await render(shell());
  const opener = screen.getByRole('button', { name: 'Open navigation' });
  const navigation = screen.getByRole('navigation');
  await opener.click();
  await expect.element(navigation).toBeVisible();
  await userEvent.click(document.body, { position: { x: 700, y: 400 } });
  await expect.element(navigation).not.toBeInTheDocument();
  await opener.click();
  await screen.getByRole('button', { name: 'Collapse navigation' }).click();
  await expect.element(navigation).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('on a wide page the choice survives a reload; on a narrow one it does not', async () => {
  const before = await render(shell());
  await before.getByRole('button', { name: 'Collapse navigation' }).click();
  await before.unmount();
  const after = await render(shell());
  await expect.element(after.getByRole('button', { name: 'Open navigation' })).toBeVisible();
  await expect.element(after.getByText('greengarden.exa…')).not.toBeInTheDocument();
  await after.unmount();

  await page.viewport(360, 800);
  const narrow = await render(shell());
  await narrow.getByRole('button', { name: 'Open navigation' }).click();
  await expect.element(narrow.getByRole('navigation')).toBeVisible();
  await narrow.unmount();
  const again = await render(shell());
  await expect.element(again.getByRole('navigation')).not.toBeInTheDocument();
});

test('nothing is cut off at 320 px', async () => {
  await page.viewport(320, 640);
  await render(shell());
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
