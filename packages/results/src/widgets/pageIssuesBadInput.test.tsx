import { createClient } from '@sitelens/api-client';
import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { goldenPage } from '@sitelens/golden';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { firstIssue, goldenPageAt } from '../testing/goldenPlaces.ts';
import { inProvider } from '../testing/inProvider.tsx';
import { AccessibilityPageIssues } from './AccessibilityPageIssues.tsx';
import { SitelensClientProvider } from './SitelensClientProvider.tsx';

const jackets = goldenPageAt('/shop/jackets');
const issue = firstIssue('/shop/jackets', 'color-contrast');

/** Answers with these issues, and with whatever boxes they claim to have. */
function serving(issues: readonly AccessibilityIssue[]): typeof globalThis.fetch {
  return async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    const totalElements = issues.length;
    if (pathname.endsWith('/boxes')) {
      const content = issues.map(({ id, target, boundingBoxes }, position) => ({
        id,
        position,
        target,
        boundingBoxes,
      }));
      return Response.json({ content, totalElements });
    }
    if (pathname.includes('/accessibility/')) return Response.json({ content: issues, totalElements });
    return Response.json(goldenPage(jackets.id));
  };
}

async function show(issues: readonly AccessibilityIssue[], ruleId = 'color-contrast') {
  await page.viewport(320, 800);
  const client = createClient({ baseUrl: 'http://service.example', fetch: serving(issues) });
  return render(
    inProvider(
      <SitelensClientProvider client={client} queryClient={new QueryClient()}>
        <AccessibilityPageIssues projectId="p" scanId="s" pageId={jackets.id} accessibilityId={ruleId} />
      </SitelensClientProvider>,
    ),
  );
}

const fits = () => document.documentElement.scrollWidth <= window.innerWidth;

test('5 MB of HTML, a word without end, and text from right to left keep to 320 px', async () => {
  const screen = await show([
    { ...issue, id: 'large', html: `<p class="${'x '.repeat(2_500_000)}">` },
    { ...issue, id: 'word', html: 'W'.repeat(10_000), target: ['W'.repeat(10_000)] },
    { ...issue, id: 'rtl', html: '<p title="שלום">مرحبا 👩‍👩‍👧‍👦</p>' },
  ]);
  await expect.element(screen.getByText('Show all 5,000,012 characters')).toBeVisible();
  expect(fits()).toBe(true);
  await screen.getByRole('button', { name: /^Details Issue 2 of 3/ }).click();
  await expect.element(screen.getByText('Show all 10,000 characters')).toBeVisible();
  expect(fits()).toBe(true);
});

test.each([
  ['outside of the page', { top: -0.1, bottom: 0.2, left: 0, right: 1 }],
  ['without a size', { top: 0.1, bottom: 0.1, left: 0, right: 0 }],
])('a box %s is no marker, and its issue says so', async (_, box) => {
  const screen = await show([{ ...issue, boundingBoxes: { desktop: box } }]);
  await expect.element(screen.getByRole('button', { name: /^Details Issue 1 of 1/ })).toBeVisible();
  await expect.element(screen.getByText('Item is not visible on screenshot').first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Issue 1 of 1: / })).not.toBeInTheDocument();
});

test('a rule and an impact that nobody knows are shown by their names', async () => {
  const unknown = JSON.parse(JSON.stringify({ ...issue, ruleId: 'next-years-rule', impact: 'catastrophic' }));
  const screen = await show([unknown], 'next-years-rule');
  await expect.element(screen.getByRole('heading', { name: /next-years-rule/ })).toBeVisible();
  await expect.element(screen.getByText('catastrophic').first()).toBeVisible();
});

test('checks that say the same twice are both shown', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const check = { id: 'color-contrast', message: 'Too little contrast' };
  const screen = await show([{ ...issue, possibleSolutions: [check, check] }]);
  await expect.element(screen.getByText('Too little contrast').first()).toBeVisible();
  expect(screen.getByText('Too little contrast').elements()).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
