import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { fakeService } from '../testing/fakeService.ts';
import { renderDashboard } from '../testing/renderDashboard.tsx';

let scripts: string[];

beforeEach(() => {
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      scripts.push(node.src);
      // As where an adblocker refuses it.
      queueMicrotask(() => node.dispatchEvent(new Event('error')));
    }
  });
});

afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
});

test('the chat is offered where the installation has one, and loaded when it is asked for', async () => {
  const service = fakeService();
  service.answer('GET /api/v1/installation', () =>
    Response.json({
      publicScans: true,
      showsOutbox: false,
      supportEmail: 'support@sitelens.example',
      chat: { websiteId: '0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f6' },
    }),
  );
  const { screen } = await renderDashboard('/dashboard', service);
  const button = screen.getByRole('button', { name: 'Chat' });
  await expect.element(button).toBeVisible();
  expect(scripts).toEqual([]);
  await button.click();
  expect(scripts).toEqual(['https://client.crisp.chat/l.js']);
  const alert = screen.getByRole('alert');
  await expect.element(alert.getByText('The chat may be blocked by an adblocker.')).toBeVisible();
  await expect.element(alert.getByRole('link')).toHaveAttribute('href', 'mailto:support@sitelens.example');
});

test('elsewhere there is none', async () => {
  const service = fakeService();
  const { screen } = await renderDashboard('/dashboard', service);
  await expect.poll(() => service.requests).toContain('GET /api/v1/installation');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Chat' })).not.toBeInTheDocument();
});
