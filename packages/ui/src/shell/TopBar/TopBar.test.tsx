import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { TopBar } from './TopBar.tsx';

const LONG = 'someone.with.a.very.long.name@accessibility.example.com';

test('cuts the e-mail at 35 characters, and still tells the whole of it', async () => {
  const screen = await render(inProvider(<TopBar brand="Sitelens" account={{ email: LONG }} />));
  const button = screen.getByRole('button', { name: new RegExp(`${LONG} account menu$`) });
  await expect.element(button).toBeVisible();
  expect(button.element().textContent).toMatch(/^someone\.with\.a\.very\.long\.name@acce…/);
});

test('offers the screens that exist, and Escape closes', async () => {
  const account = { email: 'demo@sitelens.example', profileHref: '/dashboard/settings' };
  const screen = await render(inProvider(<TopBar brand="Sitelens" account={account} />));
  await screen.getByRole('button', { name: /account menu/ }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Profile settings' })).toBeVisible();
  expect(
    screen
      .getByRole('menuitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Profile settings', 'Sign out']);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

test('signs out by a real form, posted without fields', async () => {
  const submitted = vi.fn();
  const listener = (event: SubmitEvent) => {
    event.preventDefault();
    submitted(event.target);
  };
  document.addEventListener('submit', listener);
  const screen = await render(inProvider(<TopBar brand="Sitelens" account={{ email: 'a@b.example' }} />));
  await screen.getByRole('button', { name: /account menu/ }).click();
  await screen.getByRole('menuitem', { name: 'Sign out' }).click();
  document.removeEventListener('submit', listener);

  expect(submitted).toHaveBeenCalledOnce();
  const form: unknown = submitted.mock.lastCall?.[0];
  if (!(form instanceof HTMLFormElement)) throw new Error('no form was submitted');
  expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/signout']);
  expect([...new FormData(form).keys()]).toEqual([]);
});

test('signs out by keyboard too', async () => {
  const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
  document.addEventListener('submit', submitted);
  const screen = await render(inProvider(<TopBar brand="Sitelens" account={{ email: 'a@b.example' }} />));
  await screen.getByRole('button', { name: /account menu/ }).click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  document.removeEventListener('submit', submitted);
  expect(submitted).toHaveBeenCalledOnce();
});

test('shows no account while nobody is signed in', async () => {
  const screen = await render(inProvider(<TopBar brand="Sitelens" />));
  expect(screen.getByRole('button').elements()).toEqual([]);
});
