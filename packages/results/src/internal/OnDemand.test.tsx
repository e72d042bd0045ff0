import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { OnDemand } from './OnDemand.tsx';
import { type PartOnDemand, partOnDemand } from './partOnDemand.ts';

const loadGreeting = () => import('./testing/greeting.ts').then(({ greeting }) => greeting);

function failingTimes(times: number) {
  let failures = 0;
  return vi.fn(async () => {
    if (failures++ < times) throw new TypeError('Failed to fetch dynamically imported module');
    return loadGreeting();
  });
}

const shown = (part: PartOnDemand<(name: string) => string>) =>
  inProvider(
    <OnDemand part={part} skeleton={<p>Soon</p>} failedTitle="The greeting could not be loaded">
      {(greeting) => <p>{greeting('Ada')}</p>}
    </OnDemand>,
  );

test('the skeleton stands until the part is there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const screen = await render(shown(partOnDemand(() => promise.then(loadGreeting))));
  await expect.element(screen.getByText('Soon')).toBeVisible();
  resolve();
  await expect.element(screen.getByText('Hello, Ada!')).toBeVisible();
  await expect.element(screen.getByText('Soon')).not.toBeInTheDocument();
});

test('a part is fetched once, for all who show it', async () => {
  const load = vi.fn(loadGreeting);
  const part = partOnDemand(load);
  const first = await render(shown(part));
  await expect.element(first.getByText('Hello, Ada!')).toBeVisible();
  await first.unmount();
  const second = await render(shown(part));
  await expect.element(second.getByText('Hello, Ada!')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure is told, and trying again loads again', async () => {
  const load = failingTimes(1);
  const screen = await render(shown(partOnDemand(load)));
  await expect.element(screen.getByText('The greeting could not be loaded')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Hello, Ada!')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  await expect.poll(() => document.activeElement?.textContent).toBe('Hello, Ada!');
});

test('what fails again and again can be mended by a page loaded anew', async () => {
  const load = failingTimes(3);
  const screen = await render(shown(partOnDemand(load)));
  const retry = screen.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await retry.click();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(3));
  await retry.click();
  await expect.element(screen.getByText('Hello, Ada!')).toBeVisible();
});

test('one who comes later to a failed part tries again', async () => {
  const load = failingTimes(1);
  const part = partOnDemand(load);
  const first = await render(shown(part));
  await expect.element(first.getByRole('alert')).toBeVisible();
  await first.unmount();
  const second = await render(shown(part));
  await expect.element(second.getByText('Hello, Ada!')).toBeVisible();
});
