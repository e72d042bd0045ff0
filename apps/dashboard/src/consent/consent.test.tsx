import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { type FakeService, fakeService } from '../testing/fakeService.ts';
import { renderDashboard } from '../testing/renderDashboard.tsx';
import { visitorsService } from '../testing/visitorsService.ts';

const NAME = 'sitelens-consent';

beforeEach(() => {
  // Automated browsers, as this one, are not asked.
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(false);
  // What would fetch Google's script.
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
});

afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: each test is a first visit.
  document.cookie = `${NAME}=; path=/; max-age=0`;
});

function measured(service: FakeService): FakeService {
  service.answer('GET /api/v1/installation', () =>
    Response.json({ publicScans: true, showsOutbox: false, analytics: { measurementId: 'G-ABC1234567' } }),
  );
  return service;
}

/** How long the choice that is made meanwhile is kept. */
function keptDays(): () => number {
  const written = vi.spyOn(document, 'cookie', 'set');
  return () => {
    const cookie = written.mock.calls.map(([text]) => text).find((text) => text.startsWith(NAME)) ?? '';
    const expires = Date.parse(cookie.match(/expires=([^;]*)/)?.[1] ?? '');
    return Math.round((expires - Date.now()) / 86_400_000);
  };
}

test.each([
  ['/dashboard', fakeService, 90],
  ['/pricing', visitorsService, 182],
])(
  'where visits are measured, %s asks, and keeps the choice for the days of its site',
  async (address, service, days) => {
    const kept = keptDays();
    const { screen } = await renderDashboard(address, measured(service()));
    await screen.getByRole('button', { name: 'Accept only necessary' }).click();
    await expect.element(screen.getByRole('button', { name: 'Accept all' })).not.toBeInTheDocument();
    expect(kept()).toBe(days);
  },
);

test('"Cookie settings" at the end of the page opens the preferences again', async () => {
  const { screen } = await renderDashboard('/dashboard', measured(fakeService()));
  await screen.getByRole('button', { name: 'Accept only necessary' }).click();
  await screen.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
});

test('where nothing is measured, nobody is asked', async () => {
  const service = fakeService();
  const { screen } = await renderDashboard('/dashboard', service);
  await expect.poll(() => service.requests).toContain('GET /api/v1/installation');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Accept all' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Cookie settings' })).not.toBeInTheDocument();
});
