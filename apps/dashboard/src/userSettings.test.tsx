import { beforeEach, expect, test } from 'vitest';
import { fakeService } from './testing/fakeService.ts';
import { renderDashboard } from './testing/renderDashboard.tsx';

beforeEach(() => localStorage.clear());

test('the account’s menu leads to the profile', async () => {
  const { screen, router } = await renderDashboard('/dashboard', fakeService());
  await screen.getByRole('button', { name: /account menu/ }).click();
  await screen.getByRole('menuitem', { name: 'Profile settings' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/settings');
  await expect.element(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Dana Demo');
  await expect
    .element(screen.getByRole('textbox', { name: 'E-mail address' }))
    .toHaveAttribute('readonly', '');
});

test('the theme is chosen by keyboard, and kept', async () => {
  const { screen } = await renderDashboard('/dashboard/settings', fakeService());
  const dark = screen.getByRole('radio', { name: 'Dark' });
  await expect.element(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await dark.click();
  await expect.element(dark).toBeChecked();
  await screen.unmount();
  const again = await renderDashboard('/dashboard/settings', fakeService());
  await expect.element(again.screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('signing out is a form without fields', async () => {
  const { screen } = await renderDashboard('/dashboard/settings', fakeService());
  const button = screen.getByRole('main').getByRole('button', { name: 'Sign out' });
  await expect.element(button).toBeVisible();
  const form = button.element().closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/signout']);
});
