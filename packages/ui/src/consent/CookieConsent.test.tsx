import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { inProvider } from '../internal/inProvider.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { CookieConsent, type CookieConsentProps } from './CookieConsent.tsx';
import { useCookieSettings } from './CookieSettingsContext.ts';
import { parseConsentRecord } from './consentRecord.ts';
import { CONSENT_COOKIE } from './rememberedChoice.ts';

/** What would be asked of the network. */
let scripts: string[];
let measurement = 0;

beforeEach(() => {
  scripts = [];
  // Each test has analytics of its own: its script is loaded once in the life of a page.
  measurement += 1;
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node.src);
  });
});

afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  for (const name of [CONSENT_COOKIE, '_ga', '_ga_ABC', '_gid', 'other']) setCookie(`${name}=; max-age=0`);
  sessionStorage.clear();
});

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: as analytics does.
  document.cookie = `${cookie}; path=/`;
}

function cookieNames(): string[] {
  return document.cookie.split(/;\s*/).map((pair) => pair.split('=')[0] ?? '');
}

function record() {
  const pair = document.cookie.split(/;\s*/).find((entry) => entry.startsWith(`${CONSENT_COOKIE}=`)) ?? '';
  return parseConsentRecord(decodeURIComponent(pair.slice(CONSENT_COOKIE.length + 1)));
}

function Entry() {
  const open = useCookieSettings();
  return open ? <Button onClick={open}>Cookie settings</Button> : <p>nothing to choose</p>;
}

const measurementId = () => `G-TEST${measurement}`;

function visit(props: Partial<CookieConsentProps> = {}) {
  return render(
    inProvider(
      <CookieConsent
        analytics={{ measurementId: measurementId() }}
        cookieDays={90}
        hidesFromBots={false}
        {...props}
      >
        <Entry />
      </CookieConsent>,
    ),
  );
}

type Screen = Awaited<ReturnType<typeof visit>>;
const bar = (screen: Screen) => screen.getByRole('region', { name: 'Your choice about cookies' });
const press = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true }).click();

test('a first visit is asked, and nothing is loaded until it has answered', async () => {
  const screen = await visit();
  await expect.element(bar(screen)).toBeVisible();
  expect(scripts).toEqual([]);
  expect(record()).toBeUndefined();
});

test('accepting all closes the bar, keeps the record and loads analytics once', async () => {
  const screen = await visit();
  await press(screen, 'Accept all');
  await expect.element(bar(screen)).not.toBeInTheDocument();
  expect(record()).toMatchObject({
    categories: ['necessary', 'analytics', 'trackingAndPerformance', 'marketing'],
    services: { analytics: ['googleAnalytics'] },
    revision: 1,
    consentId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(document.cookie).toContain(encodeURIComponent('"languageCode":"en"'));
  expect(scripts).toEqual([`https://www.googletagmanager.com/gtag/js?id=${measurementId()}`]);
});

test('accepting only what is necessary loads nothing, and clears what analytics left', async () => {
  setCookie('_ga=GA1.1.1');
  setCookie('_ga_ABC=GS1.1.1');
  setCookie('_gid=GA1.1.2');
  setCookie('other=1');
  const screen = await visit();
  await press(screen, 'Accept only necessary');
  await expect.element(bar(screen)).not.toBeInTheDocument();
  expect(record()?.categories).toEqual(['necessary']);
  expect(scripts).toEqual([]);
  expect(cookieNames()).toEqual(expect.arrayContaining(['other', CONSENT_COOKIE]));
  expect(cookieNames().filter((name) => name.startsWith('_g'))).toEqual([]);
});

test('a selection is what was selected', async () => {
  const screen = await visit();
  await press(screen, 'Manage preferences');
  await expect.element(screen.getByRole('switch', { name: 'Necessary – Always on' })).toBeDisabled();
  await expect.element(screen.getByRole('switch', { name: 'Necessary – Always on' })).toBeChecked();
  await expect.element(screen.getByRole('switch', { name: 'Statistics' })).not.toBeChecked();
  await screen.getByRole('switch', { name: 'Statistics' }).click();
  await press(screen, 'Save selection');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(bar(screen)).not.toBeInTheDocument();
  expect(record()?.categories).toEqual(['necessary', 'analytics', 'trackingAndPerformance']);
  expect(scripts).toHaveLength(1);
});

test('a later visit is not asked again, and has what it agreed to', async () => {
  const first = await visit();
  await press(first, 'Accept all');
  await first.unmount();
  measurement += 1;
  const second = await visit();
  await expect.element(second.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  await expect.poll(() => scripts.at(-1)).toContain(measurementId());
  await expect.element(bar(second)).not.toBeInTheDocument();
});

test('declining afterwards ends analytics and clears its cookies', async () => {
  const screen = await visit();
  await press(screen, 'Accept all');
  setCookie('_ga=GA1.1.1');
  await press(screen, 'Cookie settings');
  await expect.element(screen.getByRole('switch', { name: 'Statistics' })).toBeChecked();
  await press(screen, 'Accept only necessary');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(record()?.categories).toEqual(['necessary']);
  expect(cookieNames()).not.toContain('_ga');
  expect(Reflect.get(window, `ga-disable-${measurementId()}`)).toBe(true);
});

test('a changed revision asks again, and not the same one', async () => {
  const first = await visit();
  await press(first, 'Accept only necessary');
  await first.unmount();
  const same = await visit({ revision: 1 });
  await expect.element(same.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  await expect.element(bar(same)).not.toBeInTheDocument();
  await same.unmount();
  const changed = await visit({ revision: 2 });
  await expect.element(bar(changed)).toBeVisible();
  await press(changed, 'Accept only necessary');
  expect(record()?.revision).toBe(2);
});

test.each([-1, Number.NaN])('a revision of %s is ignored', async (revision) => {
  const first = await visit();
  await press(first, 'Accept only necessary');
  await first.unmount();
  const second = await visit({ revision });
  await expect.element(second.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  await expect.element(bar(second)).not.toBeInTheDocument();
});

test('a record without an id, times or categories is none', async () => {
  setCookie(
    `${CONSENT_COOKIE}=${encodeURIComponent('{"categories":["necessary","analytics"],"revision":1}')}`,
  );
  const screen = await visit();
  await expect.element(bar(screen)).toBeVisible();
  expect(scripts).toEqual([]);
});

test('the choice is kept for the days of the site, SameSite Lax, and not in local storage', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const screen = await visit({ cookieDays: 182 });
  await press(screen, 'Accept only necessary');
  const cookie = written.mock.calls.map(([text]) => text).find((text) => text.startsWith(CONSENT_COOKIE));
  expect(cookie).toMatch(/; SameSite=Lax/);
  const days = (Date.parse(cookie?.match(/expires=([^;]*)/)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(182, 1);
  expect(Object.keys(localStorage)).not.toContain(CONSENT_COOKIE);
});

test('where cookies are refused, a visit is asked once', async () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  const first = await visit();
  await press(first, 'Accept only necessary');
  await expect.element(bar(first)).not.toBeInTheDocument();
  await first.unmount();
  const next = await visit();
  await expect.element(next.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  await expect.element(bar(next)).not.toBeInTheDocument();
});

test('without analytics there is nothing to ask for, and nothing to set', async () => {
  const screen = await visit({ analytics: undefined });
  await expect.element(screen.getByText('nothing to choose')).toBeVisible();
  await expect.element(bar(screen)).not.toBeInTheDocument();
});

test('an automated browser, as this one, is not asked', async () => {
  expect(navigator.webdriver).toBe(true);
  const screen = await visit({ hidesFromBots: true });
  await expect.element(screen.getByText('nothing to choose')).toBeVisible();
  await expect.element(bar(screen)).not.toBeInTheDocument();
});

test('the bar comes first for keyboards, and gives the focus back to the page', async () => {
  const screen = await visit();
  await expect.element(bar(screen)).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Accept all' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(bar(screen)).not.toBeInTheDocument();
  await expect.element(screen.getByText('Your choice about cookies is saved')).toBeInTheDocument();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus();
});

test('Escape closes the preferences without a choice, and goes back to what opened them', async () => {
  const screen = await visit();
  await press(screen, 'Manage preferences');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await screen.getByRole('switch', { name: 'Marketing' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Manage preferences' })).toHaveFocus();
  expect(record()).toBeUndefined();
  await press(screen, 'Manage preferences');
  await expect.element(screen.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
});

test('after a choice in the preferences that the bar opened the focus is on the page', async () => {
  const screen = await visit();
  await press(screen, 'Manage preferences');
  await press(screen, 'Save selection');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus();
});

test('later it goes back to what opened them', async () => {
  const screen = await visit();
  await press(screen, 'Manage preferences');
  await press(screen, 'Save selection');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await press(screen, 'Cookie settings');
  await press(screen, 'Accept only necessary');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus();
});

test('the page can be scrolled free of the bar', async () => {
  const screen = await visit();
  await expect.element(bar(screen)).toBeVisible();
  const height = bar(screen).element().getBoundingClientRect().height;
  await expect
    .poll(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom))
    .toBeGreaterThanOrEqual(height);
  await press(screen, 'Accept only necessary');
  await expect.poll(() => getComputedStyle(document.body).paddingBottom).toBe('0px');
});
