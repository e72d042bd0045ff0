import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { TopBar } from './TopBar.tsx';

afterEach(() => page.viewport(1024, 768));

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

const visitor = { pricingHref: '/pricing', signInHref: '/log-in', startFreeTrialHref: '/sign-up' };

test('offers a visitor the plans, the way in and a trial', async () => {
  const screen = await render(inProvider(<TopBar brand="Sitelens" visitor={visitor} />));
  const links = screen.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Plans & Pricing', '/pricing'],
    ['Log in', '/log-in'],
    ['Start free trial', '/sign-up'],
  ]);
});

test('offers nothing of that to who is signed in', async () => {
  const screen = await render(
    inProvider(<TopBar brand="Sitelens" account={{ email: 'a@b.example' }} visitor={visitor} />),
  );
  await expect.element(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Start free trial' })).not.toBeInTheDocument();
});

test('on a page of 320 px only the trial has room, in one line with the mark', async () => {
  await page.viewport(320, 640);
  const screen = await render(inProvider(<TopBar brand={<Logo />} visitor={visitor} />));
  const [trial, ...others] = screen.getByRole('link').elements();
  expect([trial?.textContent, others]).toEqual(['Start free trial', []]);
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(screen.getByRole('banner').element().getBoundingClientRect().height).toBeLessThan(64);
});
