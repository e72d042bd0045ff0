import { goldenScan } from '@sitelens/golden';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { goldenService } from '../testing/goldenService.ts';
import { inProvider } from '../testing/inProvider.tsx';
import { ProjectOverview } from './ProjectOverview.tsx';
import { SitelensClientProvider } from './SitelensClientProvider.tsx';

afterEach(() => page.viewport(1024, 768));

async function shownOverview() {
  const screen = await render(
    inProvider(
      <SitelensClientProvider {...goldenService().clients}>
        <ProjectOverview
          projectId={goldenScan.projectId}
          categoriesHref={(scanId) => `#${scanId}`}
          issueHref={(_, { issueId }) => `#${issueId}`}
        />
      </SitelensClientProvider>,
    ),
  );
  await expect.element(screen.getByRole('link', { name: 'Show 5 issues: Minor' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /image-alt/ })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: /^Bar chart/ })).toBeVisible();
  return screen;
}

test('all of it fits 320 px, as after a zoom to 400 % (WCAG 1.4.10)', async () => {
  await page.viewport(320, 800);
  const screen = await shownOverview();
  await screen
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  await screen.getByRole('button', { name: 'Show as table' }).click();
  await expect.element(screen.getByRole('button', { name: 'Open screenshot' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('the charts stand side by side where each has room, and under each other where not', async () => {
  await page.viewport(1440, 900);
  const screen = await shownOverview();
  const places = () =>
    ['Total accessibility issues', 'Accessibility issues history'].map((name) =>
      screen.getByRole('region', { name }).element().getBoundingClientRect(),
    );
  const [wide, besideWide] = places();
  expect(wide?.top).toBe(besideWide?.top);
  expect(wide?.height).toBe(besideWide?.height);
  await page.viewport(768, 900);
  const [narrow, belowNarrow] = places();
  expect(belowNarrow?.top).toBeGreaterThan(narrow?.bottom ?? Number.POSITIVE_INFINITY);
});

test('by keyboard alone: from a severity to a screenshot and back', async () => {
  const screen = await shownOverview();
  screen.getByRole('link', { name: 'Show 5 issues: Minor' }).element().focus();
  const toggle = screen.getByRole('button', { name: /^Details/ }).first();
  for (let step = 0; step < 12 && document.activeElement !== toggle.element(); step++) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const opener = screen.getByRole('button', { name: 'Open screenshot' });
  await expect.element(opener).toBeVisible();
  for (let step = 0; step < 12 && document.activeElement !== opener.element(); step++) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(opener.element());
});
