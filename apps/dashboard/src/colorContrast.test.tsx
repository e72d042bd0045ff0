import { goldenIssues, goldenPages, goldenProject, goldenScan } from '@sitelens/golden';
import { expect, test, vi } from 'vitest';
import { pathsIn } from './navigation/paths.ts';
import { countSteps } from './testing/countSteps.ts';
import { fakeService } from './testing/fakeService.ts';
import { openDashboard } from './testing/openDashboard.tsx';
import { visitorsService } from './testing/visitorsService.ts';

const search = () => window.location.search;

test('an address shows its colours, and what is typed ends in the address', async () => {
  const { screen } = await openDashboard('/color-contrast?text=1a73e8&background=fafafa', visitorsService());
  const text = screen.getByRole('textbox', { name: 'Text colour' });
  await expect.element(text).toHaveValue('#1a73e8');
  await expect.element(screen.getByRole('textbox', { name: 'Background colour' })).toHaveValue('#fafafa');
  await text.fill('rebeccapurple');
  await expect.poll(search).toBe('?text=663399&background=fafafa');
  await expect.element(text).toHaveValue('rebeccapurple');
});

test('a translucent text survives the address', async () => {
  const { screen } = await openDashboard('/color-contrast?text=00000099', visitorsService());
  await expect.element(screen.getByText(/60 % opaque/)).toBeVisible();
  await expect.element(screen.getByText('5.74:1')).toBeVisible();
});

test.each(['?text=brand&background=00000080', '?text=&background=', '?text=__proto__', ''])(
  'of an address with %j each bad colour falls back by itself',
  async (query) => {
    const { screen } = await openDashboard(`/color-contrast${query}`, visitorsService());
    await expect.element(screen.getByText('4.54:1')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Text colour' })).toBeValid();
  },
);

test('a slide is one step to go back from, a swap another', async () => {
  const { screen } = await openDashboard('/color-contrast?text=ff0000&background=ffffff', visitorsService());
  const steps = countSteps();
  const lightness = screen.getByRole('slider', { name: 'Lightness of the text colour' });
  for (const value of ['40', '30', '20']) await lightness.fill(value);
  await expect.poll(search).toBe('?text=660000&background=ffffff');
  expect(steps()).toBe(1);

  await screen.getByRole('button', { name: 'Swap the colours' }).click();
  await expect.poll(search).toBe('?text=ffffff&background=660000');
  expect(steps()).toBe(2);

  window.history.back();
  await expect.poll(search).toBe('?text=660000&background=ffffff');
  const text = screen.getByRole('textbox', { name: 'Text colour' });
  await expect.element(text).toHaveValue('#660000');
  window.history.back();
  await expect.element(text).toHaveValue('#ff0000');
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
});

test('the link that is copied can be opened by everybody', async () => {
  const { screen } = await openDashboard('/dashboard/color-contrast?text=112233', fakeService());
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await screen.getByRole('button', { name: 'Copy link' }).click();
  expect(writeText).toHaveBeenCalledWith(
    `${window.location.origin}/color-contrast?text=112233&background=ffffff`,
  );
  await screen.getByRole('button', { name: 'Copy as CSS' }).click();
  expect(writeText).toHaveBeenLastCalledWith('color: #112233;\nbackground-color: #ffffff;\n');
});

test('help on an issue of contrast leads here, with its colours', async () => {
  const failing = goldenPages.find(({ id }) => goldenIssues(id, 'color-contrast').totalElements > 0);
  const issues = pathsIn.dashboard.page(
    goldenProject.id,
    goldenScan.scanId,
    failing?.id ?? '',
    'color-contrast',
  );
  const { screen, router } = await openDashboard(issues, fakeService());
  await screen.getByRole('link', { name: 'Try other colours' }).first().click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/color-contrast');
  await expect.poll(search).toBe('?text=b8b2a4&background=fffdf9');
  await expect.element(screen.getByText('2.07:1')).toBeVisible();
});
